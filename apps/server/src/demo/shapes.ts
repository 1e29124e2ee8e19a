/** Math.hypot guards against overflow and takes six times as long. */
export const length = (x: number, y: number): number => Math.sqrt(x * x + y * y)

/** The distance of a point to the edge of a shape in pixels; negative inside. */
export type Shape = (x: number, y: number) => number

export const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    length(x - cx, y - cy) - radius

export const ring =
  (cx: number, cy: number, radius: number, width: number): Shape =>
  (x, y) =>
    Math.abs(length(x - cx, y - cy) - radius) - width / 2

/** A rectangle with round corners around a centre. */
export const plate =
  (cx: number, cy: number, width: number, height: number, round: number): Shape =>
  (x, y) => {
    const dx = Math.abs(x - cx) - width / 2 + round
    const dy = Math.abs(y - cy) - height / 2 + round
    return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round
  }

/** A stroke from one point to another. */
export const stroke =
  (x1: number, y1: number, x2: number, y2: number, width: number): Shape =>
  (x, y) => {
    const [dx, dy] = [x2 - x1, y2 - y1]
    const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
    return length(x - x1 - along * dx, y - y1 - along * dy) - width / 2
  }

/** What two discs have in common: a leaf that stands upright. */
export const leaf =
  (cx: number, cy: number, width: number, radius: number): Shape =>
  (x, y) =>
    Math.max(length(x - cx - radius + width / 2, y - cy) - radius, length(x - cx + radius - width / 2, y - cy) - radius)

/** A shield: a plate above, a leaf below. */
export const shield =
  (cx: number, cy: number, width: number, height: number): Shape =>
  (x, y) =>
    y < cy
      ? Math.max(Math.abs(x - cx) - width / 2, cy - height / 3 - y)
      : leaf(cx, cy, width, (height * height + (width * width) / 4) / width)(x, y)

export const joined =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)))
