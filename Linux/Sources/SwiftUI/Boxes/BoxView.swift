/// A view whose content's boxes are held by one box of a kind.
struct _BoxView<Content: View, B: ContainerBox>: View, PrimitiveView {
  typealias Body = Never
  let makeBox: @MainActor (Element) -> B
  let content: Content

  init(_ makeBox: @escaping @MainActor (Element) -> B, @ViewBuilder content: () -> Content) {
    self.makeBox = makeBox
    self.content = content()
  }

  func makeElement(_ site: Site) -> ElementOf<Self> {
    ContainerElement(self, site) {
      $0.content
    } box: {
      makeBox($0)
    } update: { _, _ in
    }
  }
}
