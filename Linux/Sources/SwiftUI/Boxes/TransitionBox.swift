/// A box that says how it comes and goes.
final class TransitionBox: WrapperBox {
  var value = AnyTransition.opacity
}
