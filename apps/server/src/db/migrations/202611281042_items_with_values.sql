-- What an item wants to know beside its verdict, and which register knows the answer already (domain 2.3, 4.1, 4.5).
alter table check_item
  -- Of a number: what it counts; `HH:mm` is a time of the day in minutes since midnight.
  add value_unit varchar(10),
  -- A number outside of these is not normal.
  add min_value numeric(12, 2),
  add max_value numeric(12, 2),
  -- Dictionary check_register: 1 visitors inside, 2 keys out, 3 boxes not settled, 4 devices out of order.
  add known_by smallint check (known_by between 1 and 4),
  -- Of 4: dictionary device_type.
  add known_devices smallint[] not null default '{}',
  add check (min_value <= max_value),
  add check (known_by <> 4 or cardinality(known_devices) > 0);

alter table security_result
  add value_unit varchar(10),
  add min_value numeric(12, 2),
  add max_value numeric(12, 2),
  add known_by smallint,
  add known_devices smallint[] not null default '{}',
  -- How many the register had when it was signed; nothing where it was not asked.
  add known_count int,
  -- Why the answer is another than the register's.
  add known_reason varchar(200);

update check_item set result_type = 2, value_unit = '天', min_value = 30, max_value = 3650
where scene = 1 and item_code = 'S107' and result_type = 1 and owner_dept_id is null;
update check_item set result_type = 2, value_unit = 'HH:mm', min_value = 0, max_value = 1439
where scene = 3 and item_code = 'S307' and result_type = 1 and owner_dept_id is null;

update check_item set known_by = known.register, known_devices = known.devices
from (values
  (1, 'S104', 4, '{2,3}'::smallint[]), (1, 'S105', 4, '{11}'), (1, 'S106', 4, '{1}'), (1, 'S107', 4, '{1}'),
  (1, 'S108', 4, '{4}'), (1, 'S109', 4, '{6,7}'), (1, 'S110', 4, '{9}'), (1, 'S111', 4, '{8}'), (1, 'S112', 4, '{10}'),
  (1, 'S113', 4, '{12}'), (2, 'S202', 4, '{4}'), (2, 'S204', 4, '{12}'), (2, 'S205', 4, '{1,2,3}'),
  (3, 'S301', 1, '{}'), (3, 'S302', 3, '{}'), (3, 'S303', 4, '{6,7}'), (3, 'S306', 4, '{1}'), (3, 'S307', 4, '{2,3}'),
  (3, 'S308', 4, '{5,12}'), (3, 'S309', 2, '{}'), (3, 'S310', 4, '{4}')
) as known (scene, item_code, register, devices)
where check_item.scene = known.scene and check_item.item_code = known.item_code and owner_dept_id is null;
