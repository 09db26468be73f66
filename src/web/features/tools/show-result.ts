// On a phone the result lies below the form: whoever pressed the button is taken to it, and whoever listens is told.
import { toolStatusId } from '#web/layout/tool-page.tsx'

/** Where a tool's result begins. */
export const resultMark = { 'data-result': '' } as const

/** Brings the result into view once it is drawn, if it is out of sight, and says in a sentence what is there. */
export function showResult(sentence = ''): void {
  say('')
  // The first frame draws it.
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

/** The style sheet cannot stop a movement that a script asks for. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
