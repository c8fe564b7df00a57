import { paint, type Picture, placed, rectangle, shape, type Side } from './paper.ts'

type Shapes = Picture['shapes']
/** A sign in a field of six by six, in the two colours of a company. */
type Motif = (one: Side, two: Side) => Shapes

/** Corners in one colour, plain or in the shade. */
const plain = (side: Side, corners: string) => shape(paint(side), corners)
const shade = (side: Side, corners: string) => shape(paint(side, 'shade'), corners)
const paper = (corners: string) => shape(paint('paper'), corners)

const motifs: Partial<Record<string, Motif>> = {
  grove: (one, two) =>
    [0, 2, 4].flatMap((y) => [
      plain(one, `3,${y} 3,${y + 2} 0.4,${y + 2}`),
      shade(one, `3,${y} 3,${y + 2} 5.6,${y + 2}`),
      ...(y === 4 ? [plain(two, '2.6,6 3.4,6 3,4.9')] : []),
    ]),
  shelf: (one, two) =>
    [0.4, 3.2].flatMap((y, row) => [
      rectangle(paint('ink'), 0, y + 2.3, 6, 0.16),
      ...[0, 1, 2, 3].flatMap((index) => {
        const x = 0.2 + index * 1.45
        const side = (index + row) % 2 ? two : one
        return [
          plain(side, `${x},${y + 2.3} ${x + 0.65},${y} ${x + 0.65},${y + 2.3}`),
          shade(side, `${x + 0.65},${y} ${x + 1.3},${y + 2.3} ${x + 0.65},${y + 2.3}`),
        ]
      }),
    ]),
  hammer: (one, two) => [
    plain(two, '2.6,1.9 3.4,1.9 3.4,6'),
    shade(two, '2.6,1.9 3.4,6 2.6,6'),
    plain(one, '0.4,0.2 4.6,0.2 0.4,2.2'),
    shade(one, '4.6,0.2 4.6,2.2 0.4,2.2'),
    plain(one, '4.6,0.2 5.9,1.2 4.6,2.2'),
  ],
  kite: (one, two) => [
    plain(one, '0,1 3.1,2.6 2.2,4.2'),
    shade(one, '6,0 3.1,2.6 4.4,4'),
    plain(two, '3.1,2.6 4.4,4 2.2,4.2'),
    shade(two, '2.2,4.2 4.4,4 3.6,6'),
  ],
  lens: (one, two) => [
    plain(one, '0.4,0.2 4.6,0.2 3.5,1.3 1.5,1.3'),
    shade(one, '4.6,0.2 4.6,4.4 3.5,3.3 3.5,1.3'),
    plain(one, '4.6,4.4 0.4,4.4 1.5,3.3 3.5,3.3'),
    shade(one, '0.4,4.4 0.4,0.2 1.5,1.3 1.5,3.3'),
    plain(two, '4.2,4.4 4.6,4 6,5.6 5.6,6'),
    paper('1.5,1.3 3.5,1.3 1.5,3.3'),
  ],
  wheel: (one, two) => [
    plain(one, '3,0 5.6,1.5 3,3'),
    shade(one, '5.6,1.5 5.6,4.5 3,3'),
    plain(two, '5.6,4.5 3,6 3,3'),
    shade(two, '3,6 0.4,4.5 3,3'),
    plain(one, '0.4,4.5 0.4,1.5 3,3'),
    paper('0.4,1.5 3,0 3,3'),
  ],
  drop: (one, two) => [
    plain(one, '3,0 3,6 0.8,4'),
    shade(one, '3,0 5.2,4 3,6'),
    plain(two, '3,6 0.8,4 3,3.4'),
  ],
  sun: (one, two) => [
    plain(one, '1.2,3.6 3,0.4 3,3.6'),
    shade(one, '3,0.4 4.8,3.6 3,3.6'),
    plain(one, '0,1.2 1.5,2.2 0.8,3.2'),
    plain(one, '6,1.2 4.5,2.2 5.2,3.2'),
    plain(two, '0,6 3,3.9 3,6'),
    shade(two, '6,6 3,3.9 3,6'),
  ],
  bowl: (one, two) => [
    plain(one, '0.2,3.2 5.8,3.2 3,5.8'),
    shade(one, '5.8,3.2 4.4,5.8 1.6,5.8 3,4.6'),
    plain(two, '0.8,2.8 3,0.6 3,2.8'),
    shade(two, '5.2,2.8 3,0.6 3,2.8'),
  ],
  arrow: (one, two) => [
    plain(one, '3,0 3,3.4 0.6,3.4'),
    shade(one, '3,0 5.4,3.4 3,3.4'),
    plain(two, '2,3.4 3,3.4 3,6 2,6'),
    shade(two, '3,3.4 4,3.4 4,6 3,6'),
  ],
  waves: (one, two) =>
    [0.3, 2.2, 4.1].flatMap((y, row) =>
      [0, 2, 4].flatMap((x) => {
        const side = row === 1 ? two : one
        return [
          plain(side, `${x},${y + 1.6} ${x + 1},${y} ${x + 1},${y + 1.6}`),
          shade(side, `${x + 1},${y} ${x + 2},${y + 1.6} ${x + 1},${y + 1.6}`),
        ]
      }),
    ),
  boat: (one, two) => [
    plain(one, '2.8,0 2.8,4.2 0.2,4.2'),
    shade(one, '3.2,0.8 5.8,4.2 3.2,4.2'),
    plain(two, '0.2,4.6 5.8,4.6 1.4,6'),
    shade(two, '5.8,4.6 4.6,6 1.4,6'),
  ],
  house: (one, two) => [
    plain(one, '0.4,2.4 3,0.2 3,2.4'),
    shade(one, '5.6,2.4 3,0.2 3,2.4'),
    rectangle(paint('paper'), 0.9, 2.4, 4.2, 1.7),
    shade(two, '5.1,2.4 5.1,4.1 3.6,4.1'),
    ...[0.9, 2.2, 3.5, 4.7].map((x) => plain(two, `${x},4.1 ${x + 0.4},4.1 ${x + 0.2},6`)),
  ],
  lamp: (one, two) => [
    plain(one, '3,0 4.4,2 3,2'),
    shade(one, '3,0 1.6,2 3,2'),
    plain(one, '3,4 4.4,2 1.6,2'),
    plain(two, '0,5 2,4.4 2,5.6'),
    shade(two, '2,4.4 4,5 2,5.6'),
    plain(two, '4,5 6,4.4 6,5.6'),
  ],
  key: (one, two) => [
    plain(one, '0,1.6 1.6,0 3.2,1.6'),
    shade(one, '3.2,1.6 1.6,3.2 0,1.6'),
    paper('1.1,1.6 1.6,1.1 2.1,1.6 1.6,2.1'),
    plain(two, '2.3,2.9 2.9,2.3 6,5.4 5.4,6'),
    shade(two, '4.2,4.8 3.6,5.4 4.4,5.9 4.9,5.5'),
  ],
  field: (one, two) => [
    plain(one, '0,1.2 3,0 3,2.4 0,3.6'),
    shade(one, '3,0 6,1.2 6,3.6 3,2.4'),
    plain(two, '0,3.6 3,2.4 3,4.8 0,6'),
    paper('3,2.4 6,3.6 6,6 3,4.8'),
    shade(two, '3,4.8 6,6 3,6'),
  ],
  hand: (one, two) => [
    plain(one, '1.2,3 1.9,0.8 2.3,3'),
    shade(one, '2.3,3 3,0 3.4,3'),
    plain(one, '3.4,3 4.1,0.4 4.5,3'),
    plain(two, '1.2,3 4.6,3 2.4,6'),
    shade(two, '4.6,3 4.4,6 2.4,6'),
    shade(one, '4.6,3.2 6,2.4 4.5,4.6'),
  ],
}

/** The picture of a company: its sign on a sheet in a breath of its first colour. */
export function motifPicture(name: string, one: Side, two: Side): Picture {
  const motif = motifs[name]
  if (!motif) throw new Error(`There is no motif "${name}".`)
  return {
    ground: paint(one, 'tint'),
    shapes: [shape(paint(two, 'tint'), '16,0 16,9 9.4,9'), ...placed(motif(one, two), 5, 1.5)],
  }
}
