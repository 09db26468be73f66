// Runs before the first paint: applies the chosen theme and says whether a session may exist, so nothing flashes.
export const firstPaintScript = `try {
  var root = document.documentElement, theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (Object.keys(localStorage).some(function (key) { return /^sb-.+-auth-token$/.test(key) })) root.dataset.session = 'stored'
} catch (error) {}`
