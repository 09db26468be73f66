const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A time element in the time zone of this machine, which is the reader's. */
export const sentTime = (sentAt: string): string =>
  `<time datetime="${sentAt}">${format.format(new Date(sentAt))}</time>`
