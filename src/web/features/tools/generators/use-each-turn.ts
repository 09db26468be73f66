import { useEffect, useEffectEvent, useState } from 'react'

type Read<Value> = { status: 'read'; value: Value } | { status: 'failed' }

/** Reads something again with each new turn. The previous answer stays until the new one is there. */
export function useEachTurn<Value>(turn: number, read: () => Promise<Value>): Read<Value> | undefined {
  const [answer, setAnswer] = useState<Read<Value>>()
  const start = useEffectEvent((_turn: number) => {
    let isCurrent = true
    read().then(
      (value) => isCurrent && setAnswer({ status: 'read', value }),
      (error: unknown) => {
        console.error(error)
        if (isCurrent) setAnswer({ status: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  })
  useEffect(() => start(turn), [turn])
  return answer
}
