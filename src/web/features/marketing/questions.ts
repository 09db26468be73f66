// The FAQ of the front page, for readers and search engines.
import { moneyBackDays } from '#domain/billing/plan.ts'
import { trialDays } from '#domain/billing/trial.ts'

export const questions = [
  {
    title: 'Will the AI invent facts or quotes?',
    text: 'It can, as every language model can. So each number, date, name and quotation that does not occur in your brief, your draft or your upload is marked “not in your material” and listed. Quotes the AI wrote are labeled draft quotes until you say otherwise.',
  },
  {
    title: 'What happens when the free trial ends?',
    text: `After ${trialDays} days you can still read, edit, save, copy and export everything you wrote. Generate, rewrite and analyze in the editor need Pro. The free tools keep their three generations a day.`,
  },
  {
    title: 'Can I cancel or downgrade?',
    text: 'Yes, in Account Settings. You keep Pro until the end of the billing period you have paid for, and your documents stay where they are.',
  },
  {
    title: 'Can I get my money back?',
    text: `Yes. There is a ${moneyBackDays}-day money-back guarantee on the first payment. Write to support from the address on your account.`,
  },
  {
    title: 'Which files can I bring in and take out?',
    text: 'Bring in .txt, .doc and .docx files. Take out Word, PDF, HTML, Markdown or plain text, or copy the release with or without its formatting.',
  },
]
