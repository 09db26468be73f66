// The bottom toolbar of wide screens: one tab stop, arrow keys inside, Esc back to the text.
import { Toolbar } from 'radix-ui'
import { memo, type ReactNode, type Ref } from 'react'
import { isActionEnabled } from '#domain/editor/toolbar.ts'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { ExportMenu } from '#web/features/editor/files/export-menu.tsx'
import { InsertMenu } from '#web/features/editor/insert/insert-menu.tsx'
import { liveView } from '#web/features/editor/live-view.ts'
import { useContentState, useFormat } from '#web/features/editor/use-desk-state.ts'
import { TooltipProvider } from '#web/ui/overlay/tooltip.tsx'
import { formatEntries } from './format-entries.ts'
import { StyleMenu } from './style-menu.tsx'
import { ToolButton } from './tool-button.tsx'
import { aiTools, isToolShown, runTool, type ToolName, tools } from './tool-entries.ts'

/** The groups after the formatting: undo and copy, AI, files. Undo and Redo are in the first of them. */
const toolGroups: readonly (readonly ToolName[])[] = [
  ['history', 'copy'],
  aiTools,
  ['upload', 'save', 'export'],
]

interface EditorToolbarProps {
  desk: EditorDesk
  ref: Ref<HTMLDivElement>
}

export const EditorToolbar = memo(function EditorToolbar({ desk, ref }: EditorToolbarProps) {
  return (
    <TooltipProvider>
      <div className="release-dock relative z-2 flex justify-center px-2 py-2 @min-[40rem]:px-4">
        <Toolbar.Root
          ref={ref}
          aria-label="Editor tools"
          className="flex flex-wrap items-center justify-center rounded-card bg-sheet p-[5px] shadow-pop"
          onKeyDown={(event) => {
            if (event.key === 'Escape') liveView(desk.editor)?.focus()
          }}
        >
          {!desk.isReadOnly && (
            <Group>
              <StyleMenu desk={desk} enabled={!desk.isBusy} />
              <FormatButtons desk={desk} group="mark" />
              <InsertMenu desk={desk} enabled={!desk.isBusy} />
            </Group>
          )}
          {toolGroups.map((names) => (
            <ToolGroup key={names.join()} desk={desk} names={names} />
          ))}
        </Toolbar.Root>
      </div>
    </TooltipProvider>
  )
})

function Group({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center px-0.5 not-first:border-l not-first:border-line @min-[42rem]:gap-0.5 @min-[53rem]:px-1.5">
      {children}
    </div>
  )
}

function FormatButtons({ desk, group }: { desk: EditorDesk; group: 'undo' | 'mark' }) {
  const format = useFormat(desk)
  return formatEntries
    .filter((entry) => entry.group === group)
    .map((entry) => (
      <ToolButton
        key={entry.id}
        icon={entry.icon}
        label={entry.label}
        keys={entry.keys}
        pressed={entry.isOn?.(format)}
        enabled={!(desk.isBusy || entry.isOff?.(format))}
        onPress={() => entry.run(desk)}
      />
    ))
}

function ToolGroup({ desk, names }: { desk: EditorDesk; names: readonly ToolName[] }) {
  const { hasContent } = useContentState(desk)
  const shown = names.filter((name) => isToolShown(name, desk.actions))
  if (shown.length === 0) return null
  const { isBusy, isSavedDocument } = desk
  return (
    <Group>
      {names.includes('history') && !desk.isReadOnly && <FormatButtons desk={desk} group="undo" />}
      {shown.map((name) => {
        const enabled = isActionEnabled(name, { isBusy, isSavedDocument, hasContent })
        if (name === 'export') return <ExportMenu key={name} desk={desk} enabled={enabled} />
        return (
          <ToolButton
            key={name}
            icon={tools[name].icon}
            label={tools[name].label}
            word={aiTools.includes(name) ? tools[name].word : undefined}
            keys={tools[name].keys}
            enabled={enabled}
            onPress={() => runTool(name, desk)}
          />
        )
      })}
    </Group>
  )
}
