import { describe, expect, it } from 'vitest'
import { findHype } from '#domain/text/prose.test-support.ts'
import { launchTypeLabels } from './input.ts'
import { baseTasks, extraTasks, type PlannedTask } from './tasks.ts'

const allTasks: readonly PlannedTask[] = [...baseTasks, ...Object.values(extraTasks).flat()]
const outline = (tasks: readonly PlannedTask[]) => tasks.map((task) => [task.days, task.type])

describe('timeline tasks', () => {
  it('offers the five launch types in the order of the select', () => {
    expect(Object.entries(launchTypeLabels)).toEqual([
      ['product', 'Product launch'],
      ['funding', 'Funding'],
      ['partnership', 'Partnership'],
      ['event', 'Event'],
      ['general', 'General'],
    ])
  })

  it('plans the base tasks on the ten specified days', () => {
    expect(outline(baseTasks)).toEqual([
      [-21, 'prep'],
      [-14, 'content'],
      [-10, 'review'],
      [-7, 'outreach'],
      [-3, 'reminder'],
      [-1, 'coordination'],
      [0, 'launch'],
      [1, 'followup'],
      [3, 'followup'],
      [7, 'analysis'],
    ])
  })

  it('adds two tasks for every launch type but the general one', () => {
    expect(outline(extraTasks.product)).toEqual([
      [-28, 'prep'],
      [-5, 'content'],
    ])
    expect(outline(extraTasks.funding)).toEqual([
      [-30, 'prep'],
      [-14, 'coordination'],
    ])
    expect(outline(extraTasks.partnership)).toEqual([
      [-21, 'coordination'],
      [-7, 'review'],
    ])
    expect(outline(extraTasks.event)).toEqual([
      [-45, 'prep'],
      [-30, 'outreach'],
    ])
    expect(extraTasks.general).toEqual([])
  })

  it('gives every task a title of its own and a description in sentences', () => {
    expect(new Set(allTasks.map((task) => task.title)).size).toBe(18)
    for (const task of allTasks) {
      expect(task.title).toMatch(/^[A-Z].{10,50}[a-z]$/)
      expect(task.description).toMatch(/^[A-Z].{60,180}\.$/)
    }
  })

  it('keeps the texts plain ASCII and free of hype', () => {
    for (const task of allTasks) {
      expect(`${task.title} ${task.description}`).toMatch(/^[ -~]+$/)
      expect(findHype(task.description)).toEqual([])
    }
  })
})
