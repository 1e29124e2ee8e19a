/** Dictionary video_applicant: those who come with a document of their own. */
export const applicant = { police: 1, regulator: 2, superior: 5 } as const

/** Dictionary video_mode: what leaves the house. */
export const COPY = 3
/** Dictionary cert_type: the identity card, whose number has a check digit. */
export const ID_CARD = 1

/** An application as far as it is known: in a form perhaps nothing of it yet. */
type Asked = { applicant_type?: number | undefined; access_mode?: number | undefined }

/** Who brings no document of their own, and every copy, needs a request that has passed (domain 4.6). */
export const needsRequest = ({ applicant_type, access_mode }: Asked): boolean =>
  access_mode === COPY ||
  (applicant_type !== undefined && !(Object.values(applicant) as number[]).includes(applicant_type))

/** The document on paper, not its number alone. */
export const needsFiles = ({ applicant_type }: Asked): boolean =>
  applicant_type === applicant.police || applicant_type === applicant.regulator

/** For how many days recordings are surely stored, those of key places longer (domain 4.6, 17.1). */
export type StorageDays = { storage_days: number; storage_days_key: number }
type Camera = { is_key?: boolean | undefined }

const DAY = 86_400_000

/** `YYYY-MM-DD` some days before another. */
const daysBefore = (day: string, count: number) => new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10)

/** The period began before what one of the cameras surely still had on a day: of the application, or today. */
export const mayBeOverwritten = (
  { video_begin, camera_list }: { video_begin: string; camera_list: readonly (Camera | undefined)[] },
  day: string,
  { storage_days, storage_days_key }: StorageDays,
): boolean =>
  camera_list.some(
    (camera) => video_begin.slice(0, 10) < daysBefore(day, camera?.is_key ? storage_days_key : storage_days),
  )
