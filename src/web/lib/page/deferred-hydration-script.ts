// Loads fonts and starts hydration after the prerendered page has painted, so that on a slow connection nothing competes with its
// styles. The build puts the start-up code into an inert script (scripts/deferred-hydration.mjs). Without one (in development and on
// screens that need script anyway) there is nothing to defer. A reviewer's release is painted by the page itself
// (features/review/early/early-request.ts) and comes first. A button clicked before hydration is marked for use-click-replay.ts.
export const deferredHydrationScript = import.meta.env.SSR
  ? `(function () {
  var root = document.documentElement, start = document.querySelector('script[data-deferred]')
  function showFonts() {
    root.dataset.fonts = ''
    try { sessionStorage.setItem('fonts', 'here') } catch (error) {}
  }
  function run() {
    if (!start) return
    Promise.all([document.fonts.load('1em Inter'), document.fonts.load('1em Newsreader')]).then(showFonts, showFonts)
    start.dataset.deferred.split(' ').forEach(function (href) {
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
    var button = event.target.closest('button'), previous = document.querySelector('[data-replay-click]')
    if (!button || 'hydrated' in root.dataset) return
    if (previous) delete previous.dataset.replayClick
    button.dataset.replayClick = ''
  }, true)
  if (document.hidden) return run()
  function runPainted() {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint')[0]) run()
    }).observe({ type: 'paint', buffered: true })
  }
  var early = window.earlyReview && window.earlyReview.drawn
  if (early) early.then(runPainted)
  else runPainted()
  setTimeout(run, 3000)
})()`
  : ''
