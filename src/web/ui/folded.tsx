// Long texts by other people start collapsed, because one comment could fill five screens of a phone. A button shows the rest.
import { type ReactNode, useState } from 'react'
import { dropForcedDirection } from '#domain/text/direction.ts'
import { Button } from './button.tsx'

const longText = 500

interface FoldedTextProps {
  text: string
  className?: string
  /** Around the text, such as quotation marks. */
  write?: (shown: string) => ReactNode
}

/** Its direction is that of its own text and doesn't affect what follows. */
export function FoldedText({ text: written, className = '', write = (shown) => shown }: FoldedTextProps) {
  const text = dropForcedDirection(written)
  return (
    <Folded isLong={text.length > longText}>
      {(isFolded) => (
        <p dir="auto" className={`wrap-anywhere whitespace-pre-line ${className}`}>
          {write(isFolded ? `${text.slice(0, longText).toWellFormed()}…` : text)}
        </p>
      )}
    </Folded>
  )
}

interface FoldedProps {
  isLong: boolean
  children: (isFolded: boolean) => ReactNode
}

export function Folded({ isLong, children }: FoldedProps) {
  const [isWhole, setWhole] = useState(false)
  const isFolded = isLong && !isWhole
  return (
    <>
      {children(isFolded)}
      {isFolded && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => setWhole(true)}
        >
          Show all
        </Button>
      )}
    </>
  )
}
