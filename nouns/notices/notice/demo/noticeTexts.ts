/** Notices of head office and the branches; `{month}` is the month of publication. */
export type Text = { title: string; body: readonly string[]; confirm?: true; top?: true; file?: string }

export const bankTexts: readonly Text[] = [
  {
    title: '关于做好春节期间安全保卫工作的通知',
    body: [
      '各机构节前完成一次全面自查，重点检查联动门、报警和视频监控。',
      '节日期间落实领导带班和二十四小时值守，发生情况立即报告。',
    ],
    confirm: true,
    top: true,
    file: '节前安全检查表.txt',
  },
  {
    title: '关于开展消防安全隐患排查的通知',
    body: ['排查范围：营业场所、库房、食堂、集体宿舍。', '发现的隐患当场登记，能立即整改的立即整改。'],
    file: '消防隐患排查清单.txt',
  },
  {
    title: '关于规范外来人员出入登记的通知',
    body: ['非当班人员进入现金区须经网点负责人批准，全程陪同并登记。'],
    confirm: true,
  },
  {
    title: '关于钥匙和密码交接登记的补充要求',
    body: ['双人控制的钥匙不得由同一人在同一天接收两把。', '休假、调离移交须更换密码。'],
  },
  { title: '关于{month}月应急演练安排的通知', body: ['每个网点本月至少组织一次防抢演练，演练后三个工作日内登记。'] },
  {
    title: '关于押运交接核验身份的提示',
    body: ['交接前逐一核对车辆、人员与当日排班，照片不符的一律不办理交接。'],
    confirm: true,
  },
  {
    title: '关于视频监控保存期限检查结果的通报',
    body: ['本次抽查一百二十个网点，三个网点保存期限不足三十天，已责令整改。'],
  },
  { title: '关于开展反诈宣传月活动的通知', body: ['各网点在醒目位置摆放宣传材料，对大额转账客户做好提示。'] },
  { title: '关于自卫器械清点的通知', body: ['请各网点于月底前完成自卫器械清点，损坏的报分行保卫科更换。'] },
  { title: '关于夏季高温天气安全用电的通知', body: ['下班前切断非必要电源，空调外机周围不得堆放杂物。'] },
  {
    title: '关于近期冒充检查人员案件的风险提示',
    body: ['上级检查须出示检查通知书和工作证，先向所属分行保卫科核实。'],
    confirm: true,
    top: true,
  },
  { title: '关于调整早送晚收时间的通知', body: ['自下周一起，市区线路早送时间统一提前十分钟。'] },
  {
    title: '关于组织保安员年度考核的通知',
    body: ['考核材料于本月二十五日前报送，逾期视为放弃加分项。'],
    file: '考核材料模板.txt',
  },
  { title: '关于报警系统月度测试的通知', body: ['每月第一个工作日营业前测试，测试结果当日登记。'] },
  { title: '关于汛期防汛值守的通知', body: ['低洼网点备足沙袋和挡水板，夜间安排专人值守。'] },
  {
    title: '关于印发营业场所安全检查细则的通知',
    body: ['本细则自发布之日起执行，原规定同时废止。'],
    confirm: true,
    file: '安全检查细则.txt',
  },
  { title: '关于表彰{month}月安全保卫先进网点的通报', body: ['对连续六个月无逾期、无差错的网点予以表彰。'] },
  { title: '关于加强库房双人管理的通知', body: ['任何情况下不得单人进入业务库，钥匙与密码分人保管。'] },
  { title: '关于安全保卫系统升级的通知', body: ['周六二十二时至周日六时暂停服务，期间用纸质登记簿，恢复后补录。'] },
  { title: '关于开展安全知识线上学习的通知', body: ['学习时长不少于两小时，月底前完成。'] },
]

export const branchTexts: readonly Text[] = [
  { title: '{month}月安全检查安排', body: ['本月检查分两批进行，检查人员持检查通知书到场。'] },
  { title: '关于辖内网点消防器材更换的通知', body: ['到期灭火器由厂商上门更换，请安排人员配合。'] },
  { title: '关于召开安全例会的通知', body: ['请各网点负责人和安全员准时参加，不得代签。'], confirm: true },
  { title: '关于联动门故障集中报修的通知', body: ['请有故障的网点于周三前登记，统一安排维修。'] },
]

export const links: readonly { title: string; url: string }[] = [
  { title: '反诈宣传专题', url: 'https://example.com/anti-fraud' },
  { title: '消防安全在线课堂', url: 'https://example.com/fire-safety' },
  { title: '企业事业单位内部治安保卫条例（全文）', url: 'https://example.com/regulation' },
  { title: '保安服务管理条例（全文）', url: 'https://example.com/guard-regulation' },
  { title: '防汛预警信息', url: 'https://example.com/flood' },
  { title: '道路交通管制信息', url: 'https://example.com/traffic' },
  { title: '派出所联防联络方式', url: 'https://example.com/police' },
  { title: '停电检修公告', url: 'https://example.com/power' },
]
