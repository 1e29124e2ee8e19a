import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../api/can.ts'
import type { Path } from '../api/path.ts'
import OperationButton from './OperationButton.tsx'

export type RowAction = {
  text: string
  path: Path
  /** What of the body the access depends on. */
  body?: Readonly<Record<string, unknown>>
  danger?: boolean
  /** What stands in its way now: it is there, cannot be pressed and says so. */
  why?: string
  onClick: () => void
}

/** What stands beside a record in words, the rest under "more": two words where it is narrow, else three. */
export function foldActions<A>(actions: readonly A[], narrow: boolean): readonly A[] {
  const most = narrow ? 2 : 3
  return actions.length > most ? actions.slice(0, most - 1) : actions
}

type Props = {
  actions: readonly RowAction[]
  touch?: boolean
  /** Beside the columns of a register. */
  narrow?: boolean
}

/** What can be done with a record. */
export default function RowActions({ actions, touch = false, narrow = false }: Props) {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const direct = foldActions(actions, narrow)
  const rest = actions.slice(direct.length)
  const items = rest.map((action) => {
    const denied = mayCall(action.path, action.body as never) ? action.why : t('api.noPermission')
    return {
      key: action.text,
      label: (
        <>
          {action.text}
          {action.why !== undefined && <small className="ui-why">{action.why}</small>}
        </>
      ),
      title: denied,
      danger: action.danger ?? false,
      disabled: denied !== undefined,
      onClick: action.onClick,
    }
  })
  return (
    <span className={touch ? 'ui-actions ui-touch' : 'ui-actions'}>
      {direct.map(({ text, path, body, danger, why, onClick }, at) => (
        <OperationButton
          key={text}
          type={touch ? (at === 0 && !danger ? 'primary' : 'default') : 'link'}
          size={touch ? 'large' : 'small'}
          danger={danger ?? false}
          ghost={touch && at === 0 && !danger}
          path={path}
          body={body as never}
          why={why}
          onClick={onClick}
        >
          {text}
        </OperationButton>
      ))}
      {items.length > 0 && (
        <Dropdown menu={{ items }} trigger={['click']}>
          <Button type={touch ? 'default' : 'link'} size={touch ? 'large' : 'small'} aria-haspopup="menu">
            {t('ui.more')}
            <DownOutlined aria-hidden="true" className="ui-caret" />
          </Button>
        </Dropdown>
      )}
    </span>
  )
}
