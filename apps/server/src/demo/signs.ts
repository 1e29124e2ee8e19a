import type { Sign } from '@shouya/contract/sign'
import { fileUrl } from '../core/files/files.ts'
import { localText } from './calendar.ts'
import type { Person } from './people.ts'

/** A signature by password, as made by `signed`. */
export const signedBy = ({ id, real_name, ip }: Person, at: number): Sign => ({
  ...{ user_id: id, name: real_name, time: localText(at), method: 2, img_url: null, ip },
})

/** A signature drawn on somebody's device by a person without an account; `file` is its picture. */
export const drawnBy = (name: string, { id, ip }: Person, at: number, file: number): Sign => ({
  ...{ user_id: id, name, time: localText(at), method: 1, img_url: fileUrl(file), ip },
})
