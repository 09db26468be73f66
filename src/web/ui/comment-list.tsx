// Comments on a text: who, when, about which words, and what.

import type { UploadComment } from '#domain/document/upload-report.ts'
import { formatShort } from '#domain/time/short-date.ts'
import { InOrder } from './in-order.tsx'

export function CommentList({ comments, label }: { comments: readonly UploadComment[]; label: string }) {
  return (
    <ul aria-label={label} className="space-y-3 text-14">
      <InOrder items={comments}>
        {({ author, date, passage, text }) => (
          <li className="border-l-2 border-line pl-3">
            <p className="text-13 text-ink-soft">
              <span className="font-medium text-ink">{author || 'Unknown author'}</span>
              {date !== null && <> · {formatShort(date, 'day', new Date())}</>}
            </p>
            {passage !== '' && <p className="wrap-anywhere text-ink-soft">“{passage}”</p>}
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        )}
      </InOrder>
    </ul>
  )
}
