// Before the first paint: the theme that was chosen on this device, or the system's. Kept apart from the bundle, so that a
// page never flashes in the wrong light, and a file, so that the content security policy needs no inline script.
;(function () {
  var kept = null
  try {
    kept = localStorage.getItem('colorScheme')
  } catch {
    // Storage is shut: the system decides.
  }
  var dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
