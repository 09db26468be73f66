// Parts of a screen that come when they are needed. Without a network they may not come: the rest of the screen works without them.
import { type ComponentType, lazy } from 'react'

/** Where it doesn't come, `Missing` takes its place until the page is loaded again. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType = NotLoaded,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (error) {
      console.error(error)
      return { default: () => <Missing /> }
    }
  })

function NotLoaded() {
  return (
    <p role="alert" className="px-4 py-5 text-14 text-ink-soft">
      This part didn’t load. Check your connection, then reload the page. Your text is safe.
    </p>
  )
}

/** In place of what nobody asked for. */
export const Nothing = () => null
