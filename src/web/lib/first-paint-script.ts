// Runs before the first paint: applies the chosen theme, says whether a session may exist and whether this tab has the
// fonts already, so nothing flashes.
export const firstPaintScript = import.meta.env.SSR
  ? `try {
  var root = document.documentElement, theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (sessionStorage.getItem('fonts')) root.dataset.fonts = ''
  if (Object.keys(localStorage).some(function (key) { return /^sb-.+-auth-token$/.test(key) })) root.dataset.session = 'stored'
} catch (error) {}`
  : ''
