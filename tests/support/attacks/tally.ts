import type { Role } from '../programme.ts'
import { roles } from '../programme.ts'
import type { TableFinding } from './tables.ts'

type Count = { allowed: number; refused: number }

/** How much was tried as each role, and how much of it was refused. */
export class Tally {
  readonly #counts = new Map<string, Map<Role, Count>>()

  note(what: string, role: Role, allowed: number, tried = 1): void {
    const byRole = this.#counts.get(what) ?? new Map<Role, Count>()
    this.#counts.set(what, byRole)
    const count = byRole.get(role) ?? { allowed: 0, refused: 0 }
    byRole.set(role, {
      allowed: count.allowed + allowed,
      refused: count.refused + tried - allowed,
    })
  }

  /** One finding about a table: its four verbs, and each of its columns by three of them. */
  noteTable(finding: TableFinding, columns: number): void {
    const { role, rows, hidden, added, changed, reached, deleted } = finding
    const verbs = [rows !== 'none', added.length > 0, reached !== 'none', deleted !== 'none']
    this.note('tables × verbs', role, verbs.filter(Boolean).length, verbs.length)
    const open =
      (rows === 'none' ? 0 : columns - hidden.length) +
      added.length +
      (reached === 'none' ? 0 : changed.length)
    this.note('columns × verbs', role, open, columns * 3)
  }

  /** A line for each kind of thing, a cell `allowed / refused` for each role. */
  rows(): [string, string[]][] {
    return [...this.#counts].map(([what, byRole]) => [
      what,
      roles.map((role) => {
        const count = byRole.get(role)
        return count ? `${count.allowed} / ${count.refused}` : '·'
      }),
    ])
  }
}
