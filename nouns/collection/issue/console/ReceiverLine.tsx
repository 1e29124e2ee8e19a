import { mark } from '@shouya/console/i18n/language.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { Button, Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { issueItem } from '../../issueItem/noun.ts'
import AnswerDrawer from './AnswerDrawer.tsx'
import type { IssueDetail, Receiver } from './issueList.ts'
import styles from './Progress.module.css'

type Props = {
  of: IssueDetail
  receiver: Receiver
  ask: Ask
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** One receiver: its state, who handed in and when; opens what was handed in. */
export default function ReceiverLine({ of, receiver, ask, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const { dept_name, duty_user_name, personal, submit_user_name, submit_time, is_late, file_count } = receiver
  const name = personal ? `${duty_user_name} · ${dept_name}` : dept_name
  const said = [
    submit_time && `${submit_user_name} ${minute(submit_time)}`,
    is_late && t('issueItem.late'),
    file_count > 0 && `${t('issueItem.field.file_count')} ${file_count}`,
  ].filter(Boolean)
  return (
    <li className={styles.line}>
      <Checkbox checked={chosen} aria-label={name} onChange={({ target }) => onChoose(target.checked)} />
      <Button
        type="link"
        style={{ justifySelf: 'start', padding: 0, whiteSpace: 'normal', height: 'auto', textAlign: 'start' }}
        onClick={() => ask((onClose) => <AnswerDrawer of={of} id={receiver.id} onClose={onClose} />)}
      >
        {name}
      </Button>
      <DictTag dict={issueItem.states.dict} value={receiver.status} />
      {said.length > 0 && <small>{said.join(mark('，'))}</small>}
    </li>
  )
}
