// On a phone the result lies below the form: whoever pressed the button is taken to it.

/** Where a tool's result begins. */
export const resultMark = { 'data-result': '' } as const

/** Brings the result into view once it is drawn, if it is out of sight. */
export function showResult(): void {
  // The first frame draws it.
  requestAnimationFrame(() => requestAnimationFrame(reveal))
}

function reveal(): void {
  const result = document.querySelector('[data-result]')
  if (result && result.getBoundingClientRect().top > window.innerHeight * 0.8)
    result.scrollIntoView({ behavior: 'smooth', block: 'start' })
}
