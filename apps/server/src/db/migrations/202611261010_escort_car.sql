-- Vehicles of the companies (domain 3.2).
create table escort_car (
  id bigint generated always as identity primary key,
  escort_company_id bigint not null references escort_company,
  plate_no varchar(10) not null check (plate_no ~ '^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-HJ-NP-Z0-9]{5,6}$'),
  car_seq varchar(20) not null,
  car_type smallint not null check (car_type between 1 and 4),
  brand_model varchar(50),
  frame_no varchar(17) not null check (frame_no ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  engine_no varchar(30),
  protect_standard varchar(50),
  inspect_end date not null,
  insure_end date not null,
  -- The earlier of the two: from the day after it the vehicle takes no boxes.
  cert_end date not null generated always as (least(inspect_end, insure_end)) stored,
  gps_no varchar(50),
  video_no varchar(50),
  rfid varchar(50) unique,
  photo_file_ids bigint[] not null default '{}' check (cardinality(photo_file_ids) <= 3),
  use_date date,
  scrap_date date,
  status smallint not null default 1 check (status between 1 and 4),
  status_reason varchar(200),
  -- Scrapping takes two: the company asks, the bank confirms (domain 3.2).
  scrap_reason varchar(200),
  scrap_user_id bigint references sys_user,
  scrap_user_name varchar(50),
  scrap_time timestamptz,
  remark varchar(500),
  search_text text not null generated always as (lower(plate_no || ' ' || car_seq || ' ' || coalesce(brand_model, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique (escort_company_id, car_seq),
  check (car_type not in (1, 4) or protect_standard is not null),
  check ((status = 4) = (scrap_date is not null)),
  check (status <> 4 or scrap_user_id is not null),
  check ((scrap_user_id is null) = (scrap_reason is null))
);
comment on column escort_car.status is '1 in use, 2 in repair, 3 stopped by the bank, 4 scrapped';
create unique index escort_car_plate on escort_car (plate_no) where status <> 4;
create index escort_car_list on escort_car (create_time desc, id desc);
create index escort_car_company on escort_car (escort_company_id, create_time desc, id desc);
create index escort_car_end on escort_car (cert_end) where status in (1, 2, 3);
create index escort_car_search on escort_car using gin (bigrams(search_text));
