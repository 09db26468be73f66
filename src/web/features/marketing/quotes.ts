// Six quotes for the front page, attributed to roles (decision 24). An operator replaces this file with customers' words.
export const quotes: readonly { text: string; by: string }[] = [
  {
    text: 'The fact marks are the reason legal lets my team use AI at all. Nothing unsourced gets past the first read.',
    by: 'Communications manager, consumer robotics',
  },
  {
    text: 'I used to fix datelines at 11 at night. Now the draft arrives with the dateline right.',
    by: 'Account director, regional agency',
  },
  {
    text: 'It told me my lead was 58 words long. It was right, and the local paper used the short one.',
    by: 'Head of communications, housing nonprofit',
  },
  {
    text: 'A word diff of two versions settled an argument with a client in about a minute.',
    by: 'Independent PR consultant',
  },
  {
    text: 'I am a founder, not a writer. It asked me for the price and the date first, and so do reporters.',
    by: 'Founder, food logistics startup',
  },
  {
    text: 'The Word export keeps our headings. The wire desk has stopped sending files back to us.',
    by: 'Press officer, public university',
  },
]
