// Runs before the first paint, so that nothing flashes: applies the theme, and marks whether a session may exist and whether this tab
// has loaded the fonts.
export const firstPaintScript = import.meta.env.SSR
  ? `try {
  var root = document.documentElement, theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (sessionStorage.getItem('fonts')) root.dataset.fonts = ''
  if (Object.keys(localStorage).some(function (key) { return /^sb-.+-auth-token$/.test(key) })) root.dataset.session = 'stored'
} catch (error) {}`
  : ''
