CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"actor" text,
	"agent" text,
	"subscription_id" text,
	"contents" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_seats" (
	"activity_id" bigint NOT NULL,
	"seat_id" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "activity_seats_activity_id_seat_id_pk" PRIMARY KEY("activity_id","seat_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "order_attempts" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_seats" ADD CONSTRAINT "activity_seats_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_seats" ADD CONSTRAINT "activity_seats_seat_id_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_owner" ON "activities" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "activities_subscription" ON "activities" USING btree ("subscription_id") WHERE "activities"."subscription_id" is not null;--> statement-breakpoint
CREATE INDEX "activity_seats_seat" ON "activity_seats" USING btree ("seat_id");