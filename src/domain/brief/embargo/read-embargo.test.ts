import { expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { readEmbargo, readHold } from './read-embargo.ts'

it.each([
  'Hold for Monday 11/2, 9 a.m. CT.',
  'He wants us to hold till Sat 15 May, after the cup semi final, say 5pm',
  'Not for publication before Oct. 14, 2026, 10:00 a.m. EDT',
  'Blocking period: 8 May 2026, 14.00 h',
  'Blocked until: 13.08.2026, 07:30 MESZ',
  'nothing before six am Queensland time on the thirtieth',
  'goes out Dec 8, 6 a.m. Mountain, not earlier',
  'Please hold this for the morning of Thursday, November 19.',
  // Said in passing, of nothing but the release.
  'It’s for 00:01 on Wednesday 8 April please',
  'This one is for Tuesday 3 March, 7am',
  'can go Thursday 9am Irish time',
  'we announce Tuesday 3 March at 9:00 CET',
  'Thursday 5 March 9am is fine to send',
  'scheduled for Wed 10 June, 10:00 CET',
  'release slot is Thursday 5 March 9am',
  'We are going public with this on Tuesday 3 March at 9.00',
  'Earliest: Tue 3 March 9am',
  'Strictly 7am Friday 6 March',
  'don’t let it out before Friday 6 March 7am',
  'No earlier than 10am Friday 6 March',
  'You can put it out on Friday 6 March at 7am',
  'wait till Friday 6 March 7am please',
  // A refusal, what it is about, and when it ends.
  'NO news before 27 November 12 noon BD time',
  'The trust says no announcement before Friday 6 March, 9am',
  'Strictly under wraps til Tuesday 24 November, 7am, when staff are told',
  'Pls release only after the meeting is over, ie. Monday 30/11 evening 6 pm.',
  'Please keep the story quiet until Monday 9 March, 8am',
  'NOBODY may print a line of it until Monday 9 March, 8am Central',
  'All of this is closed until Monday 9 March at 8.00, when the fair opens',
  'Kindly not before Thursday, 12 March, because the mayor makes a speech the evening before.',
  'so nothing til standstill is over - Monday 22 June',
  'kernel say thursday 10 dec 8:00 Lisbon time, they have a newsletter',
  'Members get the letter June 1, press June 2 at 8 a.m. Pacific.',
  // Who may have it, and where it may not be.
  'We can’t have this in print before the winners know, that’s Friday the 9th of May, 3 in the afternoon.',
  'Reporters may write about it starting Friday, May 9 at 10:00 a.m. Mountain Time.',
  'The papers can have it from Friday 9 May, 7 o’clock',
  'It cannot cross the wire before the close on May 9 (4 p.m. ET).',
  'None of the above to be used ahead of Friday 9 May, six in the morning Eastern.',
  'You’re free to run it once the jury has met, Friday 9 May, 9 p.m.',
  'Held to 9 May 2027, 09:30 CEST',
  'Lift: Fri 9 May, 00:01 BST',
  // Somebody else's, with the time that ends it.
  'Embargoed by the review board until Friday 6 March, 7am',
  'The paper is embargoed by the journal until March 6, 10 a.m. Eastern',
  // A question mark for politeness.
  'Could we say not before 9am Friday 6 March?',
  'not before Tue 22 Sept 9am EAT ok?',
  'Can you please hold it until Friday 9am?',
  'Nothing out until Monday 7am, that ok?',
])('reads an embargo in “%s”', (line) => {
  expect(readHold(line)).toBe('embargo')
})

it.each([
  'All of the shop is closed until Monday 9 March, 8am.',
  'Nobody could print tickets at home until Monday 9 March, 8am.',
  'does its first run on the 24th at 9.40 from Consett',
  'The road stays closed until 6 a.m. on Monday.',
  'Construction will not start before June 2027.',
  'There is no embargo on this.',
  'The council will not announce a decision until May 4.',
  'No ferries run before 6 a.m. on Sundays.',
  'The museum has kept its press room closed until noon.',
  'Nothing about the layoffs until Monday 9am.',
  'Tickets are on sale until Friday 4 May.',
  // An event has its time too, and somewhere to be.
  'It’s at 10:00 on Saturday 3 May',
  'It’s for 10:00 on Saturday 3 May in the village hall',
  'The hall is booked for 19:00 on Friday 6 March.',
  'The app goes live Thursday 9am',
  'Doors open Thursday 5 March 9am',
  'The winner is announced on Friday 6 March at 19:00',
  'The shop is open until 9pm on Friday 6 March',
  'Strictly no entry after 7pm on Friday 6 March',
  'The earliest train leaves at 5:40 on Friday 6 March',
  'The trade embargo on the island lifts Friday.',
  'Seats won’t be released before Thursday 5 March, 9am.',
  'This stays open until 9pm on Friday 6 March.',
  // The draft has a deadline.
  'You can post it once Ann has seen it, Friday noon.',
  'send it to me by Thursday 9am',
  'I need it for Thursday 5 March 9am',
  // Nothing is decided.
  'Should we hold it until Friday 9am?',
  'Is it embargoed until Friday 9am?',
])('reads no embargo in “%s”', (line) => {
  expect(readHold(line)).toBeUndefined()
})

it('reads only the time of an embargo line', () => {
  const { units } = sortBrief(
    'Larkmoor opens a plant in Dayton.\nnot for use before 3rd Dec, 7am, they are telling staff first',
  )
  expect(readEmbargo(units)?.until).toBe('3rd Dec, 7am')
})

it('takes the moment before “not a minute before”', () => {
  const { units } = sortBrief(
    'Larkmoor Software of Galway is buying Birch.\nWednesday 14 October 8am Irish time. Not a minute before, Ann tells her team at 7.30.',
  )
  expect(readEmbargo(units)?.until).toContain('14 October 8am')
})

it.each([
  ['Diffusion on Tuesday 19 May at 9:00 (Paris time), not earlier, because of the salon.', 'Paris time'],
  ['can go Thursday 9am irish time', 'irish time'],
  ['Embargo: 7.00am UK time on Friday 2 October 2026', 'UK time'],
  ['Hold until 11 June, 8am West Africa Time', 'West Africa Time'],
  [
    'Not to be published before September 14, 10:00 (Central European Summer Time)',
    'Central European Summer Time',
  ],
  ['Embargo until 1 July, 9am local time', 'local time'],
  ['Release time: Thursday 14 January 2027, 18:00 (Paris)', 'Paris time'],
  ['embargo is Mon Jan 18, 8 a.m. Seoul', 'Seoul time'],
  ['goes out thurs 23 April 9am mountain, not earlier', 'mountain'],
  ['hold until the tenth of September at nine, our time', null],
  ['EMBARGOED UNTIL 9 A.M. TUESDAY 22 SEPT', null],
])('reads the zone of “%s”', (line, zone) => {
  const { units } = sortBrief(`Larkmoor opens a plant in Dayton.\n${line}`)
  expect(readEmbargo(units)?.zone).toBe(zone)
})

it('takes the moment of the line that holds the news back, with its zone in English', () => {
  const { units } = sortBrief('Release by: Board, Wednesday 12 h\nBlocked until: 13.08.2026, 07:30 MESZ')
  expect(readEmbargo(units)).toMatchObject({ until: '13.08.2026, 07:30 MESZ', zone: 'CEST' })
})

it('keeps the hour of an embargo among lines that are closed for another reason', () => {
  const { units } = sortBrief(
    'NOT FOR PRINT\n- the old tank leaked twice\n- NOTHING out before 6am Thu 5 March NZDT, staff hear first',
  )
  expect(units.at(-1)?.kind).toBe('private')
  expect(readEmbargo(units)).toMatchObject({ until: '6am Thu 5 March NZDT', zone: 'NZDT' })
})

it('closes no list below a heading whose word only begins with “no”', () => {
  const { units } = sortBrief(
    'NO-FROST STUDY / dump for Petra\n* who: Larkmoor, fridge maker, Dayton\n* 412 kitchens took part',
  )
  expect(units.map(({ kind }) => kind)).not.toContain('private')
})

it('says what has to be over first, where the hour is that of its beginning', () => {
  const { units } = sortBrief(
    'Larkmoor opens a plant.\nNot to be published until after the members’ meeting on Monday 4th May at 6 p.m. EAT',
  )
  expect(readEmbargo(units)?.until).toBe('after the members’ meeting on Monday 4th May at 6 p.m. EAT')
})

it('is named by whoever asks whether it may go out then', () => {
  const { units } = sortBrief(
    'Acme buys Birch.\ncan it go out Thursday, Feb. 11, 6 a.m. Central? nothing before that pls',
  )
  expect(readEmbargo(units)?.until).toContain('Feb. 11, 6 a.m.')
})

it('is the moment before “nothing before”', () => {
  const { units } = sortBrief(
    'Acme opens a shop.\ntrailer and game go live oct 15 at 9am pacific. nothing before',
  )
  expect(readEmbargo(units)?.until).toContain('oct 15 at 9am')
})

it('is none where a form says so', () => {
  expect(readHold('Embargo: none')).toBeUndefined()
  expect(sortBrief('Company: Acme Foods\nEmbargo: no').units.at(-1)?.kind).toBe('furniture')
})

it.each([
  ['Tuesday 8 September, 7am, not a minute earlier, the teams get told at 6 in the yard.', 'the teams get'],
  ['Not before nine on Wednesday, 1 April, staff do at half eight.', 'staff do'],
])('is cut off what the house does at that hour: "%s"', (line, words) => {
  const { units } = sortBrief(`Acme opens a shop in Dayton.\n${line}`)
  expect(units.find(({ kind }) => kind === 'embargo')?.text).not.toContain(words)
  expect(units.find(({ text }) => text.startsWith(words))?.kind).toMatch(/private|unsure/)
})
