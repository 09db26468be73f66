// The headline in large type, with the scoring words underlined.
import { cutHeadline } from '#domain/headline/surfaces.ts'
import { type MarkKind, markHeadline, markLabels } from '#domain/headline/word-marks.ts'
import { classNames } from '#web/ui/class-names.ts'
import { InOrder } from '#web/ui/in-order.tsx'

/** Longer headlines are cut off here. */
const maxCharacters = 240

const looks: Record<MarkKind, string> = {
  power: 'decoration-info decoration-2',
  emotional: 'decoration-good decoration-double decoration-1',
  action: 'decoration-accent decoration-dashed decoration-2',
  urgency: 'decoration-bad decoration-wavy decoration-1',
  number: 'decoration-warn decoration-dotted decoration-[3px]',
}

export function HeadlinePreview({ headline }: { headline: string }) {
  const { shown, cut } = cutHeadline(headline, maxCharacters)
  const pieces = markHeadline(shown)
  const kinds = new Set(pieces.flatMap((piece) => piece.kinds))
  return (
    <>
      <p className="font-serif text-28 leading-[1.14] font-medium tracking-[-0.02em] text-balance wrap-anywhere md:text-40 md:leading-[1.12]">
        <InOrder items={pieces}>
          {({ text, kinds: [kind] }) =>
            kind === undefined ? text : <span className={markClass(kind)}>{text}</span>
          }
        </InOrder>
        {cut !== '' && '…'}
      </p>
      {kinds.size > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-13 text-ink-soft">
          {[...kinds].map((kind) => (
            <span key={kind} className={markClass(kind)}>
              {markLabels[kind]}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

function markClass(kind: MarkKind): string {
  return classNames('underline underline-offset-[6px]', looks[kind])
}
