-- The size of the logo's file, for the storage of an organization. Null without a logo, and until the size of an older one was read.
alter table organization_settings add column logo_bytes integer;
