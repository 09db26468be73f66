// A template as it looks in the editor, with its blanks marked.
import { splitBold } from '#domain/release/bold-parts.ts'
import { releaseStructures, seoTips, writeTemplate } from '#domain/release/structure.ts'
import type { StructureType } from '#domain/release/structure-types.ts'
import { MarkedBlanks } from '#web/features/tools/marked-blanks.tsx'
import { Tips } from '#web/features/tools/tips.tsx'
import { copyPlainText } from '#web/lib/clipboard.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { toastOutcome } from '#web/ui/feedback/toast.tsx'
import { InOrder } from '#web/ui/in-order.tsx'

/** The first three blocks of every template: release line, headline, subhead. */
const leading = [
  'text-14 font-semibold tracking-[0.04em]',
  'text-28 leading-[1.18] font-medium tracking-[-0.018em] text-balance',
  'italic',
]

export function StructureSheet({ type }: { type: StructureType }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-sheet bg-sheet px-6 py-8 font-serif text-18 leading-[1.6] text-doc-ink shadow-sheet md:px-12 md:py-11">
      {releaseStructures[type].blocks.map((block, index) => (
        <p
          key={block}
          className={classNames(
            'wrap-anywhere whitespace-pre-line',
            leading[index],
            block === '###' && 'text-center',
          )}
        >
          {index < leading.length ? <MarkedBlanks text={block} /> : <Block text={block} />}
        </p>
      ))}
    </div>
  )
}

function Block({ text }: { text: string }) {
  return (
    <InOrder items={splitBold(text)}>
      {({ bold, plain }, index) => (
        <>
          {index > 0 && '\n'}
          <strong className="font-semibold">
            <MarkedBlanks text={bold} />
          </strong>
          <MarkedBlanks text={plain} />
        </>
      )}
    </InOrder>
  )
}

export function copyTemplate(type: StructureType): Promise<void> {
  return toastOutcome(
    copyPlainText(writeTemplate(releaseStructures[type].blocks)),
    successMessages.templateCopied,
    errorMessages.copyContent,
  )
}

export function SeoTips() {
  return <Tips title="SEO tips" tips={seoTips} />
}
