// What a comment says: who, about which words, what instead.
import type { ReactNode } from 'react'
import { dropForcedDirection } from '#domain/text/direction.ts'
import { quoteWords } from '#domain/text/quote-words.ts'
import { FoldedText } from '#web/ui/folded.tsx'

interface CommentTextProps {
  author: string
  /** When, and on which version. */
  when?: string | undefined
  passage: string
  suggestion: string | null
  body: string
  /** Its passage is no longer in the text. */
  isGone?: boolean
  /** Shows the passage in the text; undefined where it isn't. */
  onShow?: (() => void) | undefined
}

export function CommentText(props: CommentTextProps) {
  const { author, when, passage, suggestion, body, isGone = false, onShow } = props
  return (
    <div className="grid gap-1 text-14">
      <p className="text-13 text-ink-soft">
        <span className="text-14 font-medium text-ink wrap-anywhere">
          <bdi>{dropForcedDirection(author)}</bdi>
        </span>
        {when !== undefined && <> · {when}</>}
      </p>
      {passage !== '' && isGone && (
        <div className="text-ink-soft wrap-anywhere">
          <p className="text-13">About words that are no longer in the text:</p>
          <FoldedText text={passage} write={quoteWords} />
        </div>
      )}
      {passage !== '' && !isGone && (
        <Passage onShow={onShow}>{quoteWords(dropForcedDirection(passage))}</Passage>
      )}
      {suggestion === '' && <p>Suggests cutting this.</p>}
      {suggestion && <FoldedText text={suggestion} write={(shown) => `Suggests: ${quoteWords(shown)}`} />}
      {body !== '' && <FoldedText text={body} />}
    </div>
  )
}

const passageLook = 'line-clamp-3 text-left text-ink-soft wrap-anywhere'

function Passage({ onShow, children }: { onShow: (() => void) | undefined; children: ReactNode }) {
  if (!onShow) return <p className={passageLook}>{children}</p>
  return (
    <button type="button" className={`${passageLook} cursor-pointer hover:text-ink`} onClick={onShow}>
      <span className="sr-only">Show in the text: </span>
      {children}
    </button>
  )
}
