// Long words of other people begin folded: on a phone one comment could fill five screens. All of them can be read.
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

/** Its direction is that of its own words, and turns nothing around that follows. */
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
