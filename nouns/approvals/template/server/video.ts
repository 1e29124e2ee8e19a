import { dictionarySource } from '@shouya/contract/sources'
import { call, check, essay, field, files, from, isOneOf, literal, period, rows, value } from './form.ts'
import { approve, approveFirst, escalate, inform, people, remind, when } from './nodes.ts'
import { template } from './template.ts'

const hours = call('hoursBetween', call('first', value('video_range')), call('last', value('video_range')))

export const video = template({
  code: 'FLOW_VIDEO',
  flow_name: '调阅录像审批',
  form_name: '调阅录像申请',
  category: '安全类',
  remark: '本行与外部单位调阅监控录像；通过后生成调阅登记',
  number: 1,
  fields: [
    field('select', '申请方', 'applicant_type', from(dictionarySource('video_applicant'))),
    field('input', '申请单位', 'applicant_unit', { maxLength: 60 }),
    field('input', '申请人姓名', 'applicant_name', { maxLength: 30 }),
    field('input', '证件号码', 'cert_no', { maxLength: 30, sensitive: true }),
    field('input', '法律文书编号', 'legal_doc_no', { maxLength: 60 }, { optional: true }),
    field('uploadFile', '法律文书', 'legal_doc_files', files(3), {
      optional: true,
      // 公安/司法 and 监管 must attach their papers.
      logic: { required: isOneOf('applicant_type', '1', '2') },
    }),
    field('treeSelect', '调阅机构', 'dept_id', from('depts')),
    rows('摄像机', 'camera_list', [
      field('input', '编号', 'camera_no', { maxLength: 30 }),
      field('input', '名称', 'name', { maxLength: 60 }),
    ]),
    field('date', '录像时段', 'video_range', period, {
      logic: check(call('le', hours, literal(24)), '时段超过24小时，请确认', 'warning'),
    }),
    field('radio', '调阅方式', 'access_mode', from(dictionarySource('video_mode'))),
    essay('调阅事由', 'reason_desc', 10, 500),
  ],
  flow: [
    approveFirst('网点负责人', [people.head], { due: remind(4) }),
    when(
      'c1',
      '拷贝、封存或特定申请方',
      call('or', isOneOf('access_mode', '3', '4'), isOneOf('applicant_type', '3', '4', '6', '9')),
      approve('n2', '分行保卫科', [people.branchSecurity], { due: escalate(8) }),
      when(
        'c2',
        '拷贝',
        isOneOf('access_mode', '3'),
        approve('n3', '分管行长/保卫科负责人', [people.vicePresident, people.securityChief], {
          require: { signature: true },
        }),
      ),
    ),
    inform('监控中心', people.monitors),
  ],
  onPass: [{ topic: 'video_access.create', undo: 'video_access.cancel' }],
})
