// Keeps the review up to date: other tabs report changes, and the page reloads when it is shown and once a minute.
import { useEffect, useEffectEvent, useRef } from 'react'

const channelName = 'review'
const everyMinute = 60_000

/** Returns how to notify the other tabs of this browser, without any content. */
export function useFreshReview(isOpen: boolean, onLook: () => void): () => void {
  const channel = useRef<BroadcastChannel>(undefined)
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onLook()
  })
  const hear = useEffectEvent(onLook)
  useEffect(() => {
    if (!isOpen) return
    const opened = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
    channel.current = opened
    const onMessage = () => hear()
    const onVisible = () => look()
    opened?.addEventListener('message', onMessage)
    document.addEventListener('visibilitychange', onVisible)
    const timer = setInterval(onVisible, everyMinute)
    return () => {
      channel.current = undefined
      opened?.close()
      document.removeEventListener('visibilitychange', onVisible)
      clearInterval(timer)
    }
  }, [isOpen])
  return () => channel.current?.postMessage('changed')
}
