// The card of a finding next to its mark, opened by a click or Alt+Enter while the panel is closed.
import { useEffect, useState } from 'react'
import type { Finding } from '#domain/check/finding.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { isShortcut } from '#web/ui/commands/key-names.ts'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { FindingDetails, textOf } from './finding-details.tsx'
import type { NewsroomCheck } from './newsroom-check.ts'

interface CheckPopoverProps {
  check: NewsroomCheck
  /** The panel shows the card, or the page is covered. */
  isOff: boolean
  onOpenPanel: () => void
}

export function CheckPopover({ check, isOff, onOpenPanel }: CheckPopoverProps) {
  const { report, findings, issues, picked } = useStore(check.state)
  const [isByKey, setByKey] = useState(false)
  const finding = isOff ? undefined : findings.find(({ key, place }) => key === picked && place)
  useOpenByKey(check, setByKey)
  // A finding selected in the panel must not pop up when the panel closes.
  useEffect(() => {
    if (isOff) return () => check.pick(undefined)
  }, [check, isOff])
  const close = () => {
    check.pick(undefined)
    setByKey(false)
  }
  const closing = (act: (found: Finding) => void) => () => {
    if (finding) act(finding)
    close()
    liveView(check.editor)?.focus()
  }
  return (
    <Popover
      open={finding !== undefined}
      onOpenChange={(isOpen) => !isOpen && close()}
      label="Newsroom check"
      leavesFocus={!isByKey}
      anchor={() => rectangleOf(check, finding)}
      onClosed={() => liveView(check.editor)?.focus()}
    >
      {finding && report && (
        <>
          <FindingDetails
            finding={finding}
            profile={report.release.settings.profile}
            matchedText={textOf(report, finding)}
            isActive
            onFix={closing((found) => check.applyFixes(found))}
            onIgnoreOnce={closing((found) => check.ignoreOnce(found))}
            onIgnoreHere={closing((found) => check.ignoreHere(found))}
            onTurnOff={closing((found) => check.turnOff(found))}
          />
          {issues.length > 1 && (
            <div className="-mx-4 mt-3 -mb-4 border-t border-line px-4 py-2">
              <Button variant="quiet" size="small" className="-ml-2" onClick={onOpenPanel}>
                All {issues.length} issues
              </Button>
            </div>
          )}
        </>
      )}
    </Popover>
  )
}

/** Alt+Enter, as on a marked fact, which takes precedence on the same words. */
function useOpenByKey(check: NewsroomCheck, setByKey: (isByKey: boolean) => void): void {
  useEffect(() => {
    const around = liveView(check.editor)?.dom.parentElement
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event, 'Alt+Enter')) return
      const { from } = check.editor.state.selection
      const found = check.state.read().findings.find((finding) => {
        const place = check.placeOf(finding)
        return place !== undefined && place.from <= from && from <= place.to
      })
      if (!found) return
      event.preventDefault()
      setByKey(true)
      check.pick(found.key)
    }
    around?.addEventListener('keydown', onKeyDown)
    return () => around?.removeEventListener('keydown', onKeyDown)
  }, [check, setByKey])
}

function rectangleOf(check: NewsroomCheck, finding: Finding | undefined): DOMRect {
  const place = finding && check.placeOf(finding)
  const position = Math.min(place?.from ?? 0, check.editor.state.doc.content.size)
  const { left, top, bottom } = liveView(check.editor)?.coordsAtPos(position) ?? new DOMRect()
  return new DOMRect(left, top, 0, bottom - top)
}
