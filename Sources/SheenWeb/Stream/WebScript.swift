/// The script that a page may have, as the text of a file.
///
/// No page needs it. With it placeholders that come later (a fragment that was swapped in, a second
/// response) are in step with those that are there, because every endless light begins at time 0 of
/// the document, whatever `--sheen-time` said; also after a page comes back from the back-forward cache. And it puts the contents
/// of `WebStream` in their places.
///
/// Serve it as a file and link it in the head with `<script src="/sheen.js" async></script>`: a
/// content security policy then needs no more than `script-src 'self'`. (With `defer` it would wait
/// for the end of a page that is streamed.) It makes no request and keeps nothing.
public enum WebScript {
  /// The script: at most 1,024 bytes.
  ///
  /// What is held by `--sheen-play: paused`, and light with a counted number of sweeps, which begins
  /// where it appears, is left alone.
  public static let source = """
    (()=>{
    const d=document,
    sync=a=>{const t=a.effect.getTiming();\
    if(/^sheen-/.test(a.animationName)&&a.playState=="running"&&t.iterations==1/0)\
    a.startTime=-t.delay},
    all=()=>d.getAnimations().forEach(sync),
    fill=()=>{for(const t of d.querySelectorAll("template[data-sheen]")){
    const g=d.getElementById(t.dataset.sheen);
    if(g&&(t.nextSibling||d.readyState!="loading")){
    const s=g.querySelector(".sheen-scope"),p=g.querySelector(".sheen-status");
    if(s)s.replaceWith(t.content);
    if(p)p.textContent=t.dataset.said;
    t.remove()}}};
    d.addEventListener("animationstart",e=>{if(/^sheen-/.test(e.animationName))\
    e.target.getAnimations({subtree:true}).forEach(sync)});
    addEventListener("pageshow",all);
    d.addEventListener("DOMContentLoaded",fill);
    new MutationObserver(fill).observe(d,{childList:true,subtree:true});
    all();fill()
    })()

    """
}
