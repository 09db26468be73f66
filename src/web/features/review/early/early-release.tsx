// The release before any script of the page is loaded: the script in the page (early-request.ts) fills in what it was sent, and the reader
// reads while the rest arrives. Comments, quotes and the decision follow with the real page, which then takes its place.
import { useEffectEvent, useLayoutEffect } from 'react'
import { CommentHint, messageClass, ReleaseFrame, TextFrame } from '#web/features/review/release-frame.tsx'
import '#web/styles/document.css'

const nothing = { __html: '' }
const slot = (name: string) => ({
  'data-early': name,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: nothing,
})

export function EarlyRelease() {
  return (
    <div id="early-release" className="hidden in-data-early-release:block">
      <ReleaseFrame
        reviewer={<span {...slot('reviewer')} />}
        title={<span {...slot('title')} />}
        request={<span {...slot('request')} />}
        message={<p className={`${messageClass} empty:hidden`} {...slot('message')} />}
        text={
          <TextFrame
            hint={
              <CommentHint
                marked={(words) => (
                  <span data-early-marked hidden suppressHydrationWarning>
                    {words}
                  </span>
                )}
              />
            }
          >
            <div className="release" lang="en" {...slot('text')} />
          </TextFrame>
        }
        aside={null}
      />
    </div>
  )
}

/** Once the page has something else to show, in the same frame. */
export function useEndOfEarlyRelease(isOver: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useLayoutEffect(() => {
    if (!isOver) return
    delete document.documentElement.dataset.earlyRelease
    end()
  }, [isOver])
}
