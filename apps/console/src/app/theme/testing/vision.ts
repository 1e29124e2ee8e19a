type Three = readonly [number, number, number]
type Matrix = readonly [Three, Three, Three]

/** Linear red, green and blue as seen without one of the three kinds of cones (Machado and others, 2009). */
const matrices = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>

type Kind = keyof typeof matrices
export const kinds = Object.keys(matrices) as Kind[]

const times = (matrix: Matrix, [a, b, c]: Three): Three => {
  const [red, green, blue] = matrix.map(([x, y, z]) => x * a + y * b + z * c)
  return [red ?? 0, green ?? 0, blue ?? 0]
}

function linear(hex: string): Three {
  const n = Number.parseInt(hex.slice(1), 16)
  const decoded = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return [decoded((n >> 16) & 255), decoded((n >> 8) & 255), decoded(n & 255)]
}

/** Oklab, in which equal distances look equally large. */
function oklab(rgb: Three): Three {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map((value) => Math.cbrt(Math.max(value, 0))) as unknown as Three
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  )
}

/** The perceived distance of two colours, 0 to 1. */
export function apart(first: string, second: string, kind: Kind): number {
  const [a, b] = [first, second].map((hex) => oklab(times(matrices[kind], linear(hex)))) as [Three, Three]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
