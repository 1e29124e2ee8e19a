/** Dictionary video_applicant: applicants with a document of their own. */
export const applicant = { police: 1, regulator: 2, superior: 5 } as const

/** Dictionary video_mode: a copy that is handed out. */
export const COPY = 3
/** Dictionary cert_type: the identity card, whose number has a check digit. */
export const ID_CARD = 1

/** The application so far: in a form perhaps still empty. */
type Asked = { applicant_type?: number | undefined; access_mode?: number | undefined }

/** Applicants without a document of their own, and every copy, need an approved request (domain 4.6). */
export const needsRequest = ({ applicant_type, access_mode }: Asked): boolean =>
  access_mode === COPY ||
  (applicant_type !== undefined && !(Object.values(applicant) as number[]).includes(applicant_type))

/** Whether the document itself is required, not only its number. */
export const needsFiles = ({ applicant_type }: Asked): boolean =>
  applicant_type === applicant.police || applicant_type === applicant.regulator

/** The days for which recordings are guaranteed to be stored, longer for key places (domain 4.6, 17.1). */
export type StorageDays = { storage_days: number; storage_days_key: number }
type Camera = { is_key?: boolean | undefined }

const DAY = 86_400_000

/** The day `count` days before another, `YYYY-MM-DD`. */
const daysBefore = (day: string, count: number) => new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10)

/**
 * Whether the period began before the guaranteed storage of one of the cameras on a day: of the application, or today.
 */
export const mayBeOverwritten = (
  { video_begin, camera_list }: { video_begin: string; camera_list: readonly (Camera | undefined)[] },
  day: string,
  { storage_days, storage_days_key }: StorageDays,
): boolean =>
  camera_list.some(
    (camera) => video_begin.slice(0, 10) < daysBefore(day, camera?.is_key ? storage_days_key : storage_days),
  )
