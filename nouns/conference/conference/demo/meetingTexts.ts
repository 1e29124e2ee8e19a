import { meetingType } from '../noun.ts'

/** How far a meeting has come at the moment of the demonstration. */
export type Fate = 'archived' | 'confirming' | 'unwritten' | 'running' | 'announced' | 'draft' | 'cancelled'

export type MeetingText = {
  /** Head office, or the shown branch. */
  by: 'head' | 'branch'
  type: number
  title: string
  agenda: string
  /** Days from today, and minutes after midnight; a running meeting is now. */
  day: number
  at: number
  fate: Fate
  /** Who comes beside the heads: the escort company and the police, or the shown outlet. */
  with?: 'company' | 'outlet'
}

const { work, video, joint, review } = meetingType
const quarter = '通报上季度安全形势和检查发现的问题，部署下一阶段重点工作，交流防范经验。'
const partners = '通报守押交接准点率和一致率，协商线路调整和应急联络办法。'

/** The 24 meetings of domain 16.1; the first is that of domain 9.3, with 24 expected and 22 present. */
export const meetingTexts: readonly MeetingText[] = [
  { by: 'head', type: work, title: '一季度安全形势分析会', agenda: quarter, day: -84, at: 570, fate: 'archived' },
  { by: 'branch', type: work, title: '松湾分行安全保卫工作例会', agenda: quarter, day: -80, at: 540, fate: 'archived' },
  {
    by: 'branch',
    type: joint,
    title: '守押公司一季度联席会',
    agenda: partners,
    day: -76,
    at: 870,
    fate: 'archived',
    with: 'company',
  },
  {
    by: 'head',
    type: video,
    title: '消防安全专项整治部署会',
    agenda: '部署电气线路、疏散通道和消防设施专项整治。',
    day: -70,
    at: 600,
    fate: 'archived',
  },
  {
    by: 'head',
    type: review,
    title: '业务库监控改造评审会',
    agenda: '评审监控点位、存储时长和施工期间的防护措施。',
    day: -63,
    at: 540,
    fate: 'archived',
  },
  {
    by: 'branch',
    type: work,
    title: '网点负责人安全述职会',
    agenda: '网点负责人逐一汇报安全履职和整改情况。',
    day: -57,
    at: 840,
    fate: 'archived',
    with: 'outlet',
  },
  {
    by: 'head',
    type: work,
    title: '反外部侵害工作部署会',
    agenda: '通报近期案例，明确尾随处置和报警联动要求。',
    day: -50,
    at: 570,
    fate: 'archived',
  },
  {
    by: 'branch',
    type: video,
    title: '款箱交接规范视频培训会',
    agenda: '讲解核验、封签检查和异常交接的处理。',
    day: -45,
    at: 960,
    fate: 'archived',
    with: 'outlet',
  },
  {
    by: 'branch',
    type: joint,
    title: '警银联防座谈会',
    agenda: '与属地派出所沟通接警流程和重点时段巡逻。',
    day: -38,
    at: 900,
    fate: 'archived',
    with: 'company',
  },
  { by: 'head', type: work, title: '安全检查通报会', agenda: quarter, day: -33, at: 570, fate: 'archived' },
  {
    by: 'branch',
    type: review,
    title: '网点防尾随联动门验收评审会',
    agenda: '评审施工质量、联动时间和应急开启方式。',
    day: -27,
    at: 600,
    fate: 'archived',
  },
  {
    by: 'head',
    type: video,
    title: '钥匙密码管理视频会',
    agenda: '通报钥匙交接检查结果，明确封存和启封要求。',
    day: -21,
    at: 930,
    fate: 'archived',
  },
  {
    by: 'branch',
    type: work,
    title: '雨季防汛安全准备会',
    agenda: '检查排水、备用电源和值班安排。',
    day: -16,
    at: 540,
    fate: 'archived',
    with: 'outlet',
  },
  {
    by: 'head',
    type: joint,
    title: '守押公司月度联席会',
    agenda: partners,
    day: -10,
    at: 870,
    fate: 'archived',
    with: 'company',
  },
  {
    by: 'branch',
    type: work,
    title: '夏季消防检查总结会',
    agenda: '总结灭火器和疏散通道检查结果，落实整改责任。',
    day: -6,
    at: 570,
    fate: 'cancelled',
    with: 'outlet',
  },
  {
    by: 'branch',
    type: work,
    title: '松湾分行隐患整改推进会',
    agenda: '逐项核对未销号的隐患，明确期限和责任人。',
    day: -4,
    at: 540,
    fate: 'confirming',
    with: 'outlet',
  },
  {
    by: 'head',
    type: work,
    title: '节日安全工作部署会',
    agenda: '部署节日期间值班、守押和应急准备。',
    day: -3,
    at: 570,
    fate: 'confirming',
  },
  {
    by: 'branch',
    type: joint,
    title: '线路调整协调会',
    agenda: partners,
    day: -2,
    at: 900,
    fate: 'unwritten',
    with: 'company',
  },
  {
    by: 'branch',
    type: video,
    title: '联防联控视频调度会',
    agenda: '通报当日情况，调度重点网点防范力量。',
    day: 0,
    at: 0,
    fate: 'running',
    with: 'outlet',
  },
  {
    by: 'branch',
    type: joint,
    title: '守押公司联席会',
    agenda: partners,
    day: 1,
    at: 870,
    fate: 'announced',
    with: 'company',
  },
  {
    by: 'branch',
    type: work,
    title: '网点安全员业务交流会',
    agenda: '交流自查、演练和整改的做法。',
    day: 3,
    at: 540,
    fate: 'announced',
    with: 'outlet',
  },
  { by: 'head', type: work, title: '季度安全形势分析会', agenda: quarter, day: 8, at: 570, fate: 'announced' },
  {
    by: 'branch',
    type: review,
    title: '联动门改造评审会',
    agenda: '评审改造方案、预算和施工期间的安全措施。',
    day: 5,
    at: 600,
    fate: 'draft',
  },
  {
    by: 'head',
    type: video,
    title: '年度安全工作会',
    agenda: '总结全年安全工作，表彰先进，部署下年任务。',
    day: 12,
    at: 570,
    fate: 'draft',
  },
]
