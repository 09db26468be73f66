// Asks for the fonts and starts the app once the prerendered page is on the screen: on a slow line its styles then share the
// way with nothing. The build sets the start aside in a script that does not run (scripts/late-start.mjs); where it did
// not, in development and on screens that are nothing without script, there is nothing to wait for. A button pressed
// before the app has taken over is marked for use-early-press.ts.
export const lateStartScript = import.meta.env.SSR
  ? `(function () {
  var root = document.documentElement, start = document.querySelector('script[data-late]')
  function showFonts() {
    root.dataset.fonts = ''
    try { sessionStorage.setItem('fonts', 'here') } catch (error) {}
  }
  function run() {
    if (!start) return
    Promise.all([document.fonts.load('1em Inter'), document.fonts.load('1em Newsreader')]).then(showFonts, showFonts)
    start.dataset.late.split(' ').forEach(function (href) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    })
    var script = document.createElement('script')
    script.type = 'module'
    script.textContent = start.textContent
    document.head.append(script)
    start = null
  }
  if (!start) return showFonts()
  addEventListener('click', function (event) {
    var button = event.target.closest('button'), earlier = document.querySelector('[data-pressed]')
    if (!button || 'alive' in root.dataset) return
    if (earlier) delete earlier.dataset.pressed
    button.dataset.pressed = ''
  }, true)
  if (document.hidden) return run()
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint')[0]) run()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(run, 3000)
})()`
  : ''
