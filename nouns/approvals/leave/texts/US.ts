import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  add: 'Add a substitute',
  keywords: 'Remark',
  about: 'While you are away somebody else decides for you: tasks go to them, and you can still act yourself.',
  says: 'Tasks that arrive meanwhile go to the substitute. The record says for whom they decide.',
  own: 'Me',
  allFlows: 'All flows',
  flowsHint: 'If none is chosen, all flows.',
  currentOnly: 'In force or to come',
  revoke: 'Cancel',
  revokeAsk: 'Cancel the substitution by {name}?',
  revokeSays: 'Further tasks come to you. Tasks that the substitute already has stay with them.',
  state: {
    coming: 'To come',
    current: 'In force',
    over: 'Over',
    revoked: 'Canceled',
  },
  field: {
    user: 'On leave',
    substitute: 'Substitute',
    from_time: 'From',
    to_time: 'To',
    flows: 'Flows',
    remark: 'Remark',
    create_time: 'Created',
    revoke_time: 'Canceled',
    state: 'State',
  },
  refused: {
    past: 'The end has already passed',
    LEAVE_SELF: 'You cannot be your own substitute',
    LEAVE_PERIOD: 'It must end after it begins',
    LEAVE_OVERLAP: 'It overlaps another leave of yours',
    LEAVE_CIRCLE: 'The substitutes would stand in for one another in a circle',
  },
} satisfies Translation<typeof CN>
