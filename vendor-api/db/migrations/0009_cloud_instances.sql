CREATE TABLE "cloud_instances" (
	"id" text PRIMARY KEY NOT NULL,
	"type" smallint NOT NULL,
	"name" text NOT NULL,
	"domain" text,
	CONSTRAINT "cloud_instances_domain_unique" UNIQUE("domain"),
	CONSTRAINT "cloud_instances_domain" CHECK (("cloud_instances"."type" = 1) = ("cloud_instances"."domain" is not null)),
	CONSTRAINT "cloud_instances_lower_case" CHECK ("cloud_instances"."domain" = lower("cloud_instances"."domain"))
);
--> statement-breakpoint
CREATE TABLE "instance_admins" (
	"instance_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "instance_admins_instance_id_user_id_pk" PRIMARY KEY("instance_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "instance_admins" ADD CONSTRAINT "instance_admins_instance_id_cloud_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."cloud_instances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instance_admins" ADD CONSTRAINT "instance_admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instance_admins_user" ON "instance_admins" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "cloud_instances" ("id", "type", "name", "domain")
SELECT DISTINCT ON ("domain") gen_random_uuid()::text, 1, "domain", "domain" FROM "subscriptions"
WHERE "kind" IN ('ase', 'cfb') AND "domain" ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
ORDER BY "domain", "purchase_date", "id";
