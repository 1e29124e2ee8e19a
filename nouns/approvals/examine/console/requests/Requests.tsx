import { useTranslation } from 'react-i18next'
import './requests.css'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useAddress } from '@shouya/console/ui/address.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import Start from '../start/Start.tsx'
import StartChoice from '../start/StartChoice.tsx'
import { wishOf } from '../start/wishOf.ts'
import AllRegister from './AllRegister.tsx'
import DraftRegister from './DraftRegister.tsx'
import StartedRegister from './StartedRegister.tsx'

/** The user's requests (spec 000 section 2.2), or the form of a request that the address names. */
export default function Requests() {
  const { params } = useAddress()
  const wish = wishOf(params)
  return wish ? <Start wish={wish} /> : <RequestLists />
}

/** Each tab keeps its query. */
function RequestLists() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['started', 'drafts', 'new', 'all'])
  const every = useMayCall()('OaExamine/GetAllList')
  const onNew = () => turn('new')
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'started', label: t('request.started') },
          { key: 'drafts', label: t('request.drafts') },
          { key: 'new', label: t('request.new') },
          ...(every ? [{ key: 'all' as const, label: t('request.all') }] : []),
        ]}
      />
      {part === 'started' && <StartedRegister onNew={onNew} />}
      {part === 'drafts' && <DraftRegister onNew={onNew} />}
      {part === 'new' && <StartChoice />}
      {part === 'all' && <AllRegister />}
    </>
  )
}
