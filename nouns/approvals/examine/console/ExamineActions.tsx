import { EllipsisOutlined } from '@ant-design/icons'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Button, Drawer, Dropdown } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offer } from './offers.ts'

type Props = { offers: readonly Offer[]; busy: boolean; onChoose: (offer: Offer) => void }

/** The number of buttons that fit in one line together with the menu of the others. */
const WIDE = 7
const NARROW = 2

/** The moves for which the page is opened; the other moves follow. */
const leading: readonly Offer['move'][] = ['claim', 'agree', 'edit', 'again']

/** The moves at the bottom of the page, within reach of a thumb: the first ones as buttons, the others in a menu. */
export default function ExamineActions({ offers, busy, onChoose }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [sheet, setSheet] = useState(false)
  if (offers.length === 0) return null
  const most = phone ? NARROW : WIDE
  const direct = offers.length > most + 1 ? offers.slice(0, most) : offers.slice(0, most + 1)
  const rest = offers.slice(direct.length)
  const name = ({ move, task }: Offer) => {
    if (move === 'agree' && task?.kind === 'handle') return t('examine.move.handle')
    if (move === 'removeSign') return t('examine.removeOf', { name: task?.assignee?.name ?? '' })
    return t(`examine.move.${move}`)
  }
  const keyOf = ({ move, task }: Offer) => `${move} ${task?.id ?? ''}`
  const more = (
    <Button
      size={phone ? 'large' : 'middle'}
      disabled={busy}
      icon={<EllipsisOutlined aria-hidden="true" />}
      aria-haspopup={phone ? 'dialog' : 'menu'}
      onClick={phone ? () => setSheet(true) : undefined}
    >
      {t('ui.more')}
    </Button>
  )
  return (
    <section className="examine-foot" aria-label={t('examine.actions')}>
      {direct.map((offer, at) => (
        <Button
          key={keyOf(offer)}
          type={at === 0 && leading.includes(offer.move) ? 'primary' : 'default'}
          danger={offer.danger}
          size={phone ? 'large' : 'middle'}
          disabled={busy}
          onClick={() => onChoose(offer)}
        >
          {name(offer)}
        </Button>
      ))}
      {rest.length > 0 &&
        (phone ? (
          <>
            {more}
            <Drawer
              title={t('ui.more')}
              placement="bottom"
              size="auto"
              open={sheet}
              onClose={() => setSheet(false)}
              className="examine-sheet"
            >
              {rest.map((offer) => (
                <Button
                  key={keyOf(offer)}
                  block
                  size="large"
                  danger={offer.danger}
                  onClick={() => {
                    setSheet(false)
                    onChoose(offer)
                  }}
                >
                  {name(offer)}
                </Button>
              ))}
            </Drawer>
          </>
        ) : (
          <Dropdown
            trigger={['click']}
            menu={{
              items: rest.map((offer) => ({
                key: keyOf(offer),
                label: name(offer),
                danger: offer.danger,
                onClick: () => onChoose(offer),
              })),
            }}
          >
            {more}
          </Dropdown>
        ))}
    </section>
  )
}
