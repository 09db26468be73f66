// Loaded before the server it looks into: answers each message with the memory in use after a collection.

process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ used: heapUsed + external, rss })
})
// The channel alone must not keep the process alive.
process.channel?.unref()
