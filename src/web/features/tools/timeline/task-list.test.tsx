import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { generateTimeline } from '#domain/timeline/timeline.ts'
import { TaskList } from './task-list.tsx'

it('shows curly apostrophes, whatever the texts have', () => {
  const timeline = generateTimeline('2027-03-04', 'general')
  const tasks = timeline.ok ? timeline.tasks : []
  expect(tasks.some(({ description }) => description.includes("haven't"))).toBe(true)
  render(<TaskList tasks={tasks} launchDate="2027-03-04" />)
  expect(screen.getByText(/haven’t replied/)).toBeTruthy()
  expect(document.body.textContent).not.toContain("'")
})
