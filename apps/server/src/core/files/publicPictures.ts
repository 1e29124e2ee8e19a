import type { Services } from '../services.ts'

const PLACE = '/api/Common/PublicPicture?name='

/** Which pictures a noun shows before sign-in now, by the SHA-256 of their content; asked at every request of one. */
export type PublicPictures = (services: Services) => Promise<readonly string[]>

/** The address of a picture that is shown before sign-in: it names the content, so that a browser may keep it. */
export const publicPictureUrl = (sha256: string): string => `${PLACE}${sha256}`
