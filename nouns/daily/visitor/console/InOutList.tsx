import { StopOutlined } from '@ant-design/icons'
import { useMayCall } from '@shouya/console/api/can.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { visitor } from '../noun.ts'
import InsideNow from './InsideNow.tsx'
import { useVisitorColumns } from './useVisitorColumns.tsx'
import VisitorDetail from './VisitorDetail.tsx'
import VisitorForm, { type Entering } from './VisitorForm.tsx'
import VisitorPrint from './VisitorPrint.tsx'
import VisitorStep, { VisitorLeave } from './VisitorStep.tsx'
import { type Move, type VisitorRow, visitorShape } from './visitorList.ts'

/** The register of people who enter and leave without being on duty (domain 4.5). */
export default function InOutList() {
  const { t } = useTranslation()
  const register = useRegister('OutInside/GetPageList', visitorShape, visitor.query.sorts)
  const [leaving, setLeaving] = useParam('leave')
  const mayLeave = useMayCall()('OutInside/Leave')
  const page = useRecordPage(register, 'OutInside/Get', 'OutInside/Save')
  const printing = usePrinting('OutInside/GetPrintList', register.filters, (print) => <VisitorPrint {...print} />)

  const enter = (entering: Entering) => {
    page.opened.close()
    page.ask((onClose) => <VisitorForm entering={entering} onClose={onClose} />)
  }
  const begin = (row: VisitorRow, move: Move) => {
    if (move === 'leave') setLeaving(String(row.id))
    else if (move === 'edit') enter({ corrects: row.id })
    else page.ask((onClose) => <VisitorStep row={row} move="void" onClose={onClose} />)
  }
  const again = (row: VisitorRow) => ({
    text: t('visitor.again'),
    path: 'OutInside/GetLast' as const,
    onClick: () => enter({ copies: row.id }),
  })
  return (
    <>
      <InsideNow onLeave={(id) => setLeaving(String(id))} />
      <NounPage
        of={visitor}
        name="InOutList.register"
        page={page}
        register={register}
        shape={visitorShape}
        columns={useVisitorColumns()}
        begin={begin}
        actions={(row, moves, details) => [
          ...moves,
          ...(row.status === visitor.states.codes.left ? [again(row)] : []),
          details,
        ]}
        fields={
          <>
            <Filter of="biz_date" />
            <Filter of="dept_name" />
            <Filter of="status" />
            <Filter of="person_type" />
            <Form.Item name="area" label={t('visitor.field.areas')}>
              <DictSelect dict="area" placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
        sensitive={{ columns: ['cert_mask'], path: 'OutInside/Reveal' }}
        printing={printing}
        tools={
          <OperationButton
            path="OutInside/Reject"
            icon={<StopOutlined aria-hidden="true" />}
            onClick={() => enter({ refuses: true })}
          >
            {t('visitor.refuse')}
          </OperationButton>
        }
        form={(onClose) => <VisitorForm entering={{}} onClose={onClose} />}
        detail={(record) => <VisitorDetail {...record} />}
      />
      {leaving && mayLeave && <VisitorLeave key={leaving} id={Number(leaving)} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
