import { chance } from '../chance.ts'
import { paint, type Picture, rectangle, shape, sheet, type Side, sides } from './paper.ts'

const side = (index: number): Side => sides[index % 4] ?? 'startup'
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

const reading: Picture = {
  ground: paint('startup', 'tint'),
  shapes: times(4, (index) =>
    sheet(side(index), 1.3 + index * 3.5, 1.2 + index * 0.55, 3, 4.6),
  ).flat(),
}

const steps: Picture = {
  ground: paint('mentor', 'tint'),
  shapes: times(6, (index) => {
    const [x, top] = [1.4 + index * 2.2, 7 - index * 1.05]
    return [
      rectangle(paint('paper'), x, top, 2.2, 8 - top),
      shape(paint('mentor'), `${x},${top} ${x + 2.2},${top} ${x},${Math.min(8, top + 2.2)}`),
      shape(paint('paper', 'shade'), `${x + 2.2},${top} ${x + 2.2},8 ${x + 1.5},8`),
    ]
  }).flat(),
}

const sheets: Picture = {
  ground: paint('investor', 'tint'),
  shapes: times(10, (index) =>
    sheet(side(index), 0.75 + index * 1.47, index === 4 ? 1.9 : 2.9, 1.25, 3.4),
  ).flat(),
}

const envelope: Picture = {
  ground: paint('partner', 'tint'),
  shapes: [
    shape(paint('partner', 'shade'), '4,3.4 12,3.4 8,0.7'),
    rectangle(paint('paper'), 4.7, 1.9, 6.6, 4),
    shape(paint('startup'), '10,1.9 11.3,3.2 10,3.2'),
    shape(paint('paper', 'shade'), '4,3.4 8,6 4,8.2'),
    shape(paint('paper', 'shade'), '12,3.4 8,6 12,8.2'),
    shape(paint('partner'), '4,8.2 12,8.2 8,5.2'),
  ],
}

const grove: Picture = {
  ground: paint('mentor', 'tint'),
  shapes: [
    shape(paint('startup', 'tint'), '0,5 16,1.6 16,9 0,9'),
    ...times(4, (row) =>
      times(9, (column) => {
        const size = 0.75 + row * 0.26
        const x = 0.7 + column * (1.62 + row * 0.12) + (row % 2) * 0.7
        const y = 4.6 + row * 1.35 - column * 0.36
        return [
          shape(paint('startup'), `${x},${y} ${x},${y - size * 1.7} ${x + size},${y}`),
          shape(
            paint('startup', 'shade'),
            `${x},${y} ${x},${y - size * 1.7} ${x - size * 0.6},${y}`,
          ),
        ]
      }).flat(),
    ).flat(),
  ],
}

const clock: Picture = {
  ground: paint('investor', 'tint'),
  shapes: [
    rectangle(paint('paper'), 4.6, 1.1, 6.8, 6.8),
    shape(paint('startup'), '4.9,1.4 11.1,1.4 8,4.5'),
    shape(paint('partner'), '4.9,1.4 8,4.5 4.9,7.6'),
    shape(paint('mentor'), '4.9,7.6 8,4.5 11.1,7.6'),
    shape(paint('paper', 'shade'), '11.1,1.4 8,4.5 11.1,7.6'),
    shape(paint('investor'), '8,4.5 13.4,2.6 12.3,8.6'),
    shape(paint('investor', 'shade'), '8,4.5 12.3,8.6 11.1,7.6'),
  ],
}

const bridge: Picture = {
  ground: paint('startup', 'tint'),
  shapes: [
    rectangle(paint('startup', 'tint'), 0, 7.9, 16, 1.1),
    shape(paint('startup'), '1.2,7.9 5.2,7.9 7.8,1.6'),
    shape(paint('startup', 'shade'), '5.2,7.9 6.4,7.9 7.8,1.6'),
    shape(paint('paper'), '1.2,7.9 7.8,1.6 4.4,1.6'),
    shape(paint('mentor'), '14.8,7.9 10.8,7.9 8.2,1.6'),
    shape(paint('mentor', 'shade'), '10.8,7.9 9.6,7.9 8.2,1.6'),
    shape(paint('paper'), '14.8,7.9 8.2,1.6 11.6,1.6'),
  ],
}

const grid: Picture = {
  ground: paint('paper', 'shade'),
  shapes: times(14 * 7, (index) => {
    const [column, row] = [index % 14, Math.floor(index / 14)]
    const [x, y, s] = [1.1 + column, 1.1 + row, 0.9]
    const colour = side(chance(`grid:colour:${index}`, 3) === 0 ? 1 : 0)
    const corners = [
      `${x},${y} ${x + s},${y} ${x},${y + s}`,
      `${x + s},${y} ${x + s},${y + s} ${x},${y}`,
      `${x + s},${y + s} ${x},${y + s} ${x + s},${y}`,
      `${x},${y + s} ${x},${y} ${x + s},${y + s}`,
    ]
    const folded = chance(`grid:${index}`, 14) < column
    return [
      rectangle(paint('paper'), x, y, s, s),
      ...(folded ? [shape(paint(colour), corners[chance(`grid:turn:${index}`, 4)] ?? '')] : []),
    ]
  }).flat(),
}

const calendar: Picture = {
  ground: paint('investor', 'tint'),
  shapes: times(12, (index) => {
    const [x, y, s] = [2.2 + (index % 4) * 2.95, 0.75 + Math.floor(index / 4) * 2.6, 2.3]
    const isFolded = index === 2 || index === 9
    return [
      rectangle(paint('paper'), x, y, s * 1.2, s),
      shape(
        paint('paper', 'shade'),
        `${x},${y + s} ${x + s * 1.2},${y + s} ${x + s * 1.2},${y + s * 0.8}`,
      ),
      ...(isFolded
        ? [
            shape(paint('investor'), `${x},${y} ${x + s * 1.2},${y} ${x},${y + s}`),
            shape(paint('investor', 'shade'), `${x},${y} ${x + s * 0.6},${y} ${x},${y + s}`),
          ]
        : []),
    ]
  }).flat(),
}

const hands: Picture = {
  ground: paint('paper'),
  shapes: [
    shape(paint('startup'), '0,0 7.2,0 8,4.5'),
    shape(paint('startup', 'shade'), '0,0 8,4.5 0,3.2'),
    shape(paint('investor'), '16,0 16,6 8,4.5'),
    shape(paint('investor', 'shade'), '16,0 8,4.5 11.4,0'),
    shape(paint('mentor'), '16,9 8.8,9 8,4.5'),
    shape(paint('mentor', 'shade'), '16,9 8,4.5 16,7.4'),
    shape(paint('partner'), '0,9 0,4.6 8,4.5'),
    shape(paint('partner', 'shade'), '0,9 8,4.5 5,9'),
  ],
}

const pair: Picture = {
  ground: paint('partner', 'tint'),
  shapes: [
    rectangle(paint('paper'), 0, 7.8, 16, 1.2),
    shape(paint('partner'), '2.4,7.8 6.6,0.9 6.6,7.8'),
    shape(paint('partner', 'shade'), '6.6,0.9 6.6,7.8 9.6,7.8'),
    shape(paint('investor'), '10.4,7.8 12.2,4.4 12.2,7.8'),
    shape(paint('investor', 'shade'), '12.2,4.4 12.2,7.8 13.7,7.8'),
  ],
}

const knot: Picture = {
  ground: paint('mentor', 'tint'),
  shapes: times(3, (index) => {
    const [y, turn] = [1 + index * 2.2, 11.2 - index * 3.5]
    const colour = (['investor', 'startup', 'partner'] as const)[index] ?? 'startup'
    return [
      shape(paint(colour), `0,${y} ${turn + 1.6},${y} ${turn},${y + 1.6} 0,${y + 1.6}`),
      shape(
        paint(colour, 'shade'),
        `${turn},${y + 1.6} ${turn + 1.6},${y} ${turn + 1.6},9 ${turn},9`,
      ),
    ]
  }).flat(),
}

const door: Picture = {
  ground: paint('startup'),
  shapes: [
    shape(paint('startup', 'shade'), '0,8 16,8 16,9 0,9'),
    rectangle(paint('mentor', 'tint'), 6, 1, 4.6, 7),
    shape(paint('mentor', 'tint'), '6,8 10.6,8 13.6,9 4.6,9'),
    shape(paint('paper'), '6,1 8.7,1.9 8.7,8.7 6,8'),
    shape(paint('paper', 'shade'), '8.7,1.9 8.7,8.7 7.4,8.36'),
    shape(paint('mentor'), '10.6,1 10.6,3.6 9.2,1'),
  ],
}

const crates: Picture = {
  ground: paint('investor', 'tint'),
  shapes: (
    [
      [1.6, 5.6],
      [4.9, 5.6],
      [8.2, 5.6],
      [11.5, 5.6],
      [3.2, 3.1],
      [6.5, 3.1],
      [9.8, 3.1],
      [8.1, 0.6],
    ] as const
  ).flatMap(([x, y]) => [
    rectangle(paint('paper'), x, y, 3, 2.4),
    shape(paint('paper', 'shade'), `${x},${y + 2.4} ${x + 3},${y + 2.4} ${x + 3},${y + 0.7}`),
    rectangle(paint('investor'), x, y, 3, 0.7),
    shape(paint('investor', 'shade'), `${x + 3},${y} ${x + 3},${y + 0.7} ${x + 1.6},${y + 0.7}`),
  ]),
}

/** The covers of posts, resources and challenges, by name. */
export const covers: Partial<Record<string, Picture>> = {
  reading,
  steps,
  sheets,
  envelope,
  grove,
  clock,
  bridge,
  grid,
  calendar,
  hands,
  pair,
  knot,
  door,
  crates,
}
