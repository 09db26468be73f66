// On phones the result is below the form: scrolls it into view and announces it to screen readers.
import { toolStatusId } from '#web/layout/tool-page.tsx'

/** The id of the element where a tool's result begins. */
export const resultMark = { 'data-result': '' } as const

/** Scrolls the result into view once it is rendered, if it is off screen, and announces it in a sentence. */
export function showResult(sentence = ''): void {
  say('')
  // It is rendered with the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      reveal()
      say(sentence)
    }),
  )
}

function say(text: string): void {
  const status = document.getElementById(toolStatusId)
  if (status) status.textContent = text
}

function reveal(): void {
  const result = document.querySelector('[data-result]')
  if (result && result.getBoundingClientRect().top > window.innerHeight * 0.8)
    result.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'start' })
}

/** Reduced-motion styles don't apply to scrolling by script. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
