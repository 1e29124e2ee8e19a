import { call } from '@shouya/console/api/call.ts'
import { prepareEntry } from '../../console/entry/prepareEntry.ts'
import { roomKey } from '../noun.ts'
import { type } from '../rules.ts'

/** The types that must be possible without a network. */
const types = [type.shift, type.temporary, type.giveBack, type.loss]

export default () =>
  prepareEntry(roomKey, (of, { id }) => [
    call('RoomKey/GetPersonList', of),
    call('RoomKey/GetLast', of),
    ...types.map((handover_type) => call('RoomKey/GetKeyList', { ...of, handover_type, from_user_id: id })),
  ])
